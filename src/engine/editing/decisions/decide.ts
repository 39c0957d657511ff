import { isJsonObject } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import type { OverlayAction } from '../../overlay/overlay-document.ts'
import { formatSimplePath, readSimplePath } from '../../overlay/simple-path.ts'
import type { PathStep } from '../../overlay/simple-path.ts'
import { actionsOfChange } from '../actions-of-change.ts'
import { composeActions } from '../composed-actions.ts'
import { currentState, replaceActions } from '../session.ts'
import type { EditingSession } from '../session.ts'
import { forceAction } from './force-action.ts'
import { missingIn } from './open-decisions.ts'
import type { OpenDecision } from './open-decisions.ts'

/**
 * What somebody decides. `ours`: what the organisation wants, with the release's value as what it replaces from now on;
 * `release`: what the release has; `other`: another value; `elsewhere`: the change belongs to another name, in place of
 * the one that is gone.
 */
export type DecisionChoice =
  | { readonly kind: 'ours' }
  | { readonly kind: 'release' }
  | { readonly kind: 'other'; readonly value: JsonValue }
  | { readonly kind: 'elsewhere'; readonly name: string }

/**
 * The session after a decision, which is undone like every edit. What else fits stays as it is, and what waited for
 * this decision alone fits from now on. A change that is kept keeps its reason.
 *
 * @returns one sentence when the choice is not possible
 */
export function decide(
  session: EditingSession,
  decision: OpenDecision,
  choice: DecisionChoice,
): EditingSession | string {
  const state = currentState(session)
  const isDecided = (action: OverlayAction) => decision.actions.includes(action)
  const others = state.unfit.map(({ action }) => action).filter((action) => !isDecided(action))
  if (choice.kind === 'release') return replaceActions(session, [...state.actions, ...others])
  const actions = chosenActions(state.document, decision, choice)
  const after = actions.reduce<JsonObject | undefined>(
    (document, action) => document && forceAction(document, action),
    plainObject(state.document),
  )
  if (after === undefined) return decision.message
  const reason = decision.actions[0]?.description ?? ''
  const changed = actionsOfChange(session.edited, { ...state, unfit: [] }, after, reason)
  const [issue] = composeActions(session.edited, changed.actions).issues
  return issue?.message ?? replaceActions(session, [...changed.actions, ...others])
}

/** The actions of a decision with what was chosen. */
function chosenActions(
  document: JsonValue,
  { actions }: OpenDecision,
  choice: Exclude<DecisionChoice, { kind: 'release' }>,
): readonly OverlayAction[] {
  if (choice.kind === 'ours') return actions
  if (choice.kind === 'other') return actions.map((action) => withValue(action, choice.value))
  const missing = missingIn(document, actions[0])
  return actions.map((action) => ({ ...action, target: renamed(action.target, missing?.name, choice.name) }))
}

/** An action that sets another value, in the shape of its own. */
function withValue(action: OverlayAction, value: JsonValue): OverlayAction {
  const { update } = action
  const [member, ...more] = isJsonObject(update) ? Object.keys(update) : []
  return { ...action, update: member === undefined || more.length > 0 ? value : { [member]: value } }
}

/** A target with another name in place of the first step with a name. */
function renamed(target: string, from: string | undefined, to: string): string {
  const steps = readSimplePath(target) ?? []
  const at = steps.findIndex((step) => nameIn(step) === from)
  return formatSimplePath(steps.map((step, i) => (i === at ? withName(step, to) : step)))
}

const nameIn = (step: PathStep): string => ('name' in step ? step.name : String(step.equals))

const withName = (step: PathStep, name: string): PathStep => ('name' in step ? { name } : { ...step, equals: name })

/** A document as the plain object that it is. */
const plainObject = (document: object): JsonObject => Object.fromEntries(Object.entries(document))
