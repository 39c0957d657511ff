import { startState } from '../../cases/model/case.ts'
import type { Finding } from '../subject/finding.ts'
import type { CaseSubject } from './case-subject.ts'
import { reachOf } from './takeable.ts'
import type { Reach } from './takeable.ts'

/**
 * Every state can be reached, and left unless it is final; every transition can be taken; from everywhere there is a
 * way to an end where the type has one; transitions on `entered` do not go round in circles.
 */
export function checkCaseGraph(subject: CaseSubject): readonly Finding[] {
  const reach = reachOf(subject)
  return [...unreached(subject, reach), ...stuck(subject, reach), ...circles(subject)]
}

function unreached({ declared }: CaseSubject, reach: Reach): readonly Finding[] {
  return [
    ...declared.states.flatMap(({ id }, i) =>
      reach.states.has(id)
        ? []
        : [{ pointer: `/case/states/${i}`, message: `No case ever comes into the state "${id}".` }],
    ),
    ...declared.transitions.flatMap(({ id }, i) =>
      reach.transitions.has(id)
        ? []
        : [{ pointer: `/case/transitions/${i}`, message: `Nobody can ever take the transition "${id}".` }],
    ),
  ]
}

function stuck({ declared }: CaseSubject, reach: Reach): readonly Finding[] {
  const final = new Set(declared.states.flatMap(({ id, final: isFinal }) => (isFinal ? [id] : [])))
  const leaving = declared.transitions.filter(({ id, to }) => reach.transitions.has(id) && to !== 'same')
  const ending = endingStates(final, leaving)
  return declared.states.flatMap(({ id }, i) => {
    const pointer = `/case/states/${i}`
    const out = leaving.filter(({ from, to }) => from.includes(id) && to !== id)
    if (final.has(id)) {
      const leaver = declared.transitions.find(({ from }) => from.includes(id))
      if (leaver === undefined) return []
      return [{ pointer, message: `The state "${id}" is final, and the transition "${leaver.id}" leaves it.` }]
    }
    if (!reach.states.has(id)) return []
    if (out.length === 0) {
      return [
        {
          pointer,
          message: `Nobody can take a case out of the state "${id}".`,
          mend: 'Add a transition, or make it "final".',
        },
      ]
    }
    if (final.size === 0 || ending.has(id)) return []
    return [{ pointer, message: `From the state "${id}" no way leads to a final state.` }]
  })
}

/** The states from which a final state can be reached. */
function endingStates(
  final: ReadonlySet<string>,
  transitions: readonly { readonly from: readonly string[]; readonly to: string }[],
): ReadonlySet<string> {
  const ending = new Set(final)
  for (let size = -1; size !== ending.size;) {
    size = ending.size
    for (const { from, to } of transitions) if (ending.has(to)) for (const state of from) ending.add(state)
  }
  return ending
}

/** The system would go on for ever. */
function circles({ declared }: CaseSubject): readonly Finding[] {
  const edges = declared.transitions.filter(({ on, to }) => on?.includes('entered') && to !== 'same')
  return declared.transitions.flatMap((transition, i) => {
    if (!edges.includes(transition)) return []
    const seen = new Set<string>()
    const waiting = [transition.to]
    for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
      if (seen.has(state)) continue
      seen.add(state)
      waiting.push(...edges.filter(({ from }) => from.includes(state)).map(({ to }) => to))
    }
    const back = transition.from.find((state) => state !== startState && seen.has(state))
    if (back === undefined) return []
    const message = `On "entered" the transition "${transition.id}" leads back to the state "${back}" without anybody acting.`
    return [{ pointer: `/case/transitions/${i}/on`, message }]
  })
}
