import type { CaseType } from './case-type.ts'
import type { Act } from './model/act.ts'
import type { Case } from './model/case.ts'
import type { CaseFacts } from './model/case-facts.ts'
import { refused } from './model/outcome.ts'
import type { StepOutcome } from './model/outcome.ts'
import { answerQuestion, askOwner, withdrawQuestion } from './steps/ask-owner.ts'
import { giveOpinion } from './steps/give-opinion.ts'
import { assignCase, saveAnswers } from './steps/save-answers.ts'
import { takeTransition } from './steps/take-transition.ts'

/**
 * The case after an act, with what follows outside of it; or everything that prevents the act, and nothing changes. No
 * other code changes a case: the browser shows by it what there is and why it is closed, the server enforces it.
 */
export function step(type: CaseType, kase: Case, act: Act, facts: CaseFacts): StepOutcome {
  if (act.revision !== undefined && act.revision !== kase.revision) return refused('stale')
  if (kase.type !== type.id) return refused('unknown', { id: kase.type })
  if ('do' in act) return takeTransition(type, kase, act, facts)
  if (type.states.get(kase.state)?.final) return refused('not-here')
  if ('save' in act) return saveAnswers(type, kase, act, facts)
  if ('review' in act) return giveOpinion(type, kase, act, facts)
  if ('ask' in act) return askOwner(type, kase, act, facts)
  if ('answer' in act) return answerQuestion(type, kase, act, facts)
  if ('withdraw' in act) return withdrawQuestion(type, kase, act, facts)
  return assignCase(type, kase, act, facts)
}
