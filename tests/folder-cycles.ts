/** An import of one file by another; both paths are relative to the project, with forward slashes. */
export interface ImportEdge {
  readonly from: string
  readonly to: string
}

/**
 * The import cycles among the entries of each folder, as `<folder>: a → b → a`. An entry is a file, or a folder with
 * everything in it. Without cycles, the entries of every folder can be put on floors, so that each imports only from
 * below.
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

/** The deepest common folder of two paths, and the entry of each in it. */
function whereTheyPart(from: string, to: string): [folder: string, entry: string, target: string] {
  const left = from.split('/')
  const right = to.split('/')
  const depth = left.findIndex((segment, i) => segment !== right[i])
  if (depth < 0) return [from, from, from]
  return [left.slice(0, depth).join('/'), left[depth] ?? '', right[depth] ?? '']
}

/** One cycle of a graph, with its first node repeated at the end; undefined without cycles. */
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
