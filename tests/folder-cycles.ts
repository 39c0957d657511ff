/** One file that imports another; both paths relative to the project, with forward slashes. */
export interface ImportEdge {
  readonly from: string
  readonly to: string
}

/**
 * The cycles among the entries of any one folder, where an entry is a file, or a folder with all that lies in it: each as
 * `<folder>: a → b → a`. Where there is none, the entries of every folder can be put on floors, so that each imports only
 * what stands below it.
 */
export function folderCycles(edges: readonly ImportEdge[]): string[] {
  const folders = new Map<string, Map<string, Set<string>>>()
  for (const { from, to } of edges) {
    const [folder, entry, target] = whereTheyPart(from, to)
    if (entry === target) continue
    const entries = folders.get(folder) ?? new Map<string, Set<string>>()
    folders.set(folder, entries)
    entries.set(entry, (entries.get(entry) ?? new Set()).add(target))
  }
  return [...folders].flatMap(([folder, entries]) => {
    const cycle = findCycle(entries)
    return cycle ? [`${folder}: ${cycle.join(' → ')}`] : []
  })
}

/** The folder that holds both paths, and the entry of it that each lies in. */
function whereTheyPart(from: string, to: string): [folder: string, entry: string, target: string] {
  const left = from.split('/')
  const right = to.split('/')
  const depth = left.findIndex((segment, i) => segment !== right[i])
  if (depth < 0) return [from, from, from]
  return [left.slice(0, depth).join('/'), left[depth] ?? '', right[depth] ?? '']
}

/** One cycle of a graph, its first node repeated at its end; undefined where there is none. */
function findCycle(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const done = new Set<string>()
  const visit = (node: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node]
    if (done.has(node)) return undefined
    for (const next of graph.get(node) ?? []) {
      const found = visit(next, [...path, node])
      if (found) return found
    }
    done.add(node)
    return undefined
  }
  for (const node of graph.keys()) {
    const found = visit(node, [])
    if (found) return found
  }
  return undefined
}
