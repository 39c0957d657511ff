import type { FastifyRequest } from 'fastify'
import { Refusal } from '../platform/refusal.ts'

/** Returns the methods of an existing path, for 405 and its Allow header. Catch-all routes do not count. */
export class RouteMethods {
  private readonly routes = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>()
  private readonly others: ((request: FastifyRequest) => readonly string[])[] = []

  add(url: string, methods: readonly string[]): void {
    if (url.includes('*')) return
    const known = this.routes.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() }
    for (const method of methods) known.methods.add(method)
    this.routes.set(url, known)
  }

  /** The methods that a catch-all route accepts for a request's path, which only that route knows. */
  addSource(methodsOf: (request: FastifyRequest) => readonly string[]): void {
    this.others.push(methodsOf)
  }

  /** The refusal of a request without a resource: 405 if its path accepts another method, else 404. */
  refusal(request: FastifyRequest): Refusal {
    const allow = this.of(request)
    return allow.length > 0 && !allow.includes(request.method)
      ? new Refusal('method-not-allowed', { allow })
      : new Refusal('not-found')
  }

  /** In alphabetical order; empty if there is no such path. */
  private of(request: FastifyRequest): readonly string[] {
    const path = request.url.split('?', 1)[0] ?? ''
    const fixed = [...this.routes.values()].filter(({ pattern }) => pattern.test(path))
    const all = [...fixed.flatMap(({ methods }) => [...methods]), ...this.others.flatMap((of) => of(request))]
    return [...new Set(all)].toSorted()
  }
}

/** `/api/files/:id` matches one segment for each name. */
function patternOf(url: string): RegExp {
  const escaped = url.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${escaped.replaceAll(/:\w+/g, '[^/]+')}$`)
}
