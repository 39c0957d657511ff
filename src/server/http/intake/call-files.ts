import { ownValue } from '../../../engine/json/json.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isFileAnswer } from './file-answer.ts'
import type { NamedFile } from './incoming.ts'

/** The files that came with a call, and what its handler did with stored files. */
export class CallFiles {
  /** The ids of those that a row names now. */
  readonly kept = new Set<string>()
  /** The ids of earlier files that no row names any more. */
  readonly dropped = new Set<string>()

  constructor(readonly received: ReadonlyMap<string, NamedFile> = new Map()) {}

  /** The file of an answer that may be left out. @throws Refusal as `requiredOf`, where an answer has none */
  optionalOf(answers: JsonObject, field: string): NamedFile | undefined {
    return ownValue(answers, field) === undefined ? undefined : this.requiredOf(answers, field)
  }

  /** The file of an answer. @throws Refusal `invalid`, at the field, where it did not come */
  requiredOf(answers: JsonObject, field: string): NamedFile {
    const answer = ownValue(answers, field)
    const file = isFileAnswer(answer) ? this.received.get(answer.id ?? '') : undefined
    if (file) return file
    throw new Refusal('invalid', { errors: [{ pointer: `/${field}`, message: { key: 'server.file-missing' } }] })
  }
}
