import type { RenewalDefinition } from '../../document/tiles-page.ts'
import { mendName } from '../../document/mend-name.ts'
import { propertyNames } from '../../schema/schema-walk.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'
import { unknownCaseType } from './check-led-to.ts'

/** What is renewed is a case type, with the states and the answer named, or the page of subscriptions. */
export function checkRenewal(
  checked: CheckedDocument,
  { id, of, in: states, until }: RenewalDefinition,
  pointer: string,
): readonly Finding[] {
  const document = checked.surroundings.documents.get(of)
  if (!of.startsWith('cases/')) {
    const { page } = document ?? {}
    if (page?.kind !== 'rows' || page.billing === undefined) {
      return [{ pointer: `${pointer}/of`, message: `The renewal "${id}" needs the page of subscriptions.` }]
    }
    if (states === undefined && until === undefined) return []
    return [{ pointer, message: `The renewal "${id}" of subscriptions has neither "in" nor "until".` }]
  }
  if (document?.case === undefined) return unknownCaseType(checked, of, `${pointer}/of`)
  if (states === undefined || until === undefined) {
    return [{ pointer, message: `The renewal "${id}" of cases needs "in" and "until".` }]
  }
  const known = document.case.states.map((state) => state.id)
  const answers = propertyNames(document.schema ?? {}, document.schema ?? {})
  return [
    ...states.flatMap((state, i) =>
      known.includes(state)
        ? []
        : [{ pointer: `${pointer}/in/${i}`, message: `"${of}" has no state "${state}".`, ...mendName(state, known) }],
    ),
    ...(answers.includes(until)
      ? []
      : [
          {
            pointer: `${pointer}/until`,
            message: `"${of}" has no answer "${until}".`,
            ...mendName(until, answers),
          },
        ]),
  ]
}
