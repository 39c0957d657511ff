import { isKept, keptForms } from '../../cases/kept-forms.ts'
import { mendName } from '../../document/mend-name.ts'
import type { Finding } from '../subject/finding.ts'
import { unknownName, unknownNames } from './case-subject.ts'
import type { CaseSubject } from './case-subject.ts'

/**
 * What the organisation keeps is of a form that it keeps, and an answer of the case names it; a pool is of such a
 * relation, and its states exist. A case that has places does not wait for some.
 */
export function checkPool({ declared }: CaseSubject): readonly Finding[] {
  const { pool, relations = [], states, transitions } = declared
  const kept = relations.filter(isKept).map(({ id }) => id)
  const named = relations.flatMap((relation, i) => keptRelation(relation, `/case/relations/${i}`))
  if (pool === undefined) return named
  const waits = transitions.flatMap(({ from, on }) => (on?.includes('place') === true ? from : []))
  return [
    ...named,
    ...unknownName(pool.of, kept, '/case/pool/of', 'relation to what the organisation keeps'),
    ...unknownNames(
      pool.in,
      states.map(({ id }) => id),
      '/case/pool/in',
      'state',
    ),
    ...pool.in.flatMap((state, i) =>
      waits.includes(state)
        ? [
            {
              pointer: `/case/pool/in/${i}`,
              message: `In the state "${state}" a case both has places and waits for them.`,
            },
          ]
        : [],
    ),
  ]
}

function keptRelation(
  { to, by, keptBy }: NonNullable<CaseSubject['declared']['relations']>[number],
  pointer: string,
): readonly Finding[] {
  const forms = Object.keys(keptForms)
  if (keptBy === undefined) {
    const message = 'Only what the organisation keeps is of a form.'
    return to.startsWith('forms/') ? [{ pointer: `${pointer}/to`, message, mend: 'Add "keptBy".' }] : []
  }
  const isNamed = typeof by === 'string' && by.startsWith('=answers.')
  return [
    ...(forms.includes(to)
      ? []
      : [{ pointer: `${pointer}/to`, message: `The organisation keeps nothing of "${to}".`, ...mendName(to, forms) }]),
    ...(isNamed
      ? []
      : [{ pointer, message: 'An answer of the case names what the organisation keeps.', mend: 'Let "by" name it.' }]),
  ]
}
