import { equalJson } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { randomName } from '../../renderer/drafts/random-name.ts'
import type { FileRegistry } from '../../renderer/store/state/file-registry.ts'

/** What somebody filled in for a case that they begin. */
export interface FilledCase {
  readonly answers: JsonObject
  /** The files behind the answers. */
  readonly files: FileRegistry | undefined
  /** The idempotency key: what is sent again, after a lost response, begins no second case. */
  readonly key: string
  /** Whether the server has these answers already, with their files, from when something was assured. */
  readonly isKnown: boolean
}

/** The same answers are the same case, which keeps its key; others begin another one. */
export function filledWith(
  answers: JsonObject,
  files: FileRegistry | undefined,
  before: FilledCase | undefined,
): FilledCase {
  if (before !== undefined && equalJson(before.answers, answers)) return before
  return { answers, files, key: randomName(), isKnown: false }
}
