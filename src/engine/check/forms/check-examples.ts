import type { FormExample } from '../../document/form-examples.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'
import { outcomeDifference } from './example-outcomes.ts'
import type { ExampleMessages, OutcomeOf } from './example-outcomes.ts'

/** A wrong statement in an example. */
export interface ExampleFinding extends Finding {
  /** Undefined when two examples share an id. */
  readonly example?: FormExample
}

/** Valid examples pass; each invalid one gets exactly the messages that it lists. */
export function checkExamples(
  { id, document }: Pick<CheckedDocument, 'id' | 'document'>,
  outcomeOf: OutcomeOf,
): readonly ExampleFinding[] {
  const { valid = [], invalid = [] } = document.examples ?? {}
  const compare = (example: FormExample, expected: ExampleMessages, pointer: string): readonly ExampleFinding[] =>
    differences(outcomeOf(example), expected).map((what) => ({
      pointer,
      message: `The example "${example.id}" of ${id} ${what}.`,
      example,
    }))
  return [
    ...repeatedIds([...valid, ...invalid]),
    ...valid.flatMap((example, i) => compare(example, [], `/examples/valid/${i}`)),
    ...invalid.flatMap((example, i) => compare(example, example.issues, `/examples/invalid/${i}`)),
  ]
}

function differences(found: ExampleMessages, expected: ExampleMessages): readonly string[] {
  return [
    ...outcomeDifference(found, expected).map((issue) => `gets ${say(issue)}, which it does not state`),
    ...outcomeDifference(expected, found).map((issue) => `does not get ${say(issue)}, which it states`),
  ]
}

function say({ pointer, message }: ExampleMessages[number]): string {
  return `"${message}" at ${pointer === '' ? 'the root' : pointer}`
}

function repeatedIds(examples: readonly FormExample[]): readonly ExampleFinding[] {
  const ids = examples.map(({ id }) => id)
  return ids
    .filter((id, i) => ids.indexOf(id) !== i)
    .map((id) => ({ pointer: '/examples', message: `Two examples have the id "${id}".` }))
}
