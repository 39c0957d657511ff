import type { NamedFile } from './incoming.ts'

/** The files that came with a call, and what its handler did with stored files. */
export class CallFiles {
  /** The ids of those that a row names now. */
  readonly kept = new Set<string>()
  /** The ids of earlier files that no row names any more. */
  readonly dropped = new Set<string>()

  constructor(readonly received: ReadonlyMap<string, NamedFile> = new Map()) {}
}
