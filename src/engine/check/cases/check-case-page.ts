import { cardPanels } from '../../document/case-page.ts'
import type { CaseColumn, CasePage } from '../../document/case-page.ts'
import { asJson } from '../../json/as-json.ts'
import { escapeSegment } from '../../json/pointer.ts'
import { ownersStart } from '../../cases/beginning.ts'
import { resolveName } from '../../condition/condition-scope.ts'
import { mendName } from '../../document/mend-name.ts'
import { conditionFindings } from '../rules/check-rule.ts'
import { checkColumnUse } from '../subject/check-column-use.ts'
import { checkNotMasked } from '../subject/check-not-masked.ts'
import { checkRowsAs } from '../subject/check-rows-as.ts'
import { checkList } from '../subject/check-list.ts'
import type { Finding } from '../subject/finding.ts'
import { caseScope, formFields } from './case-scope.ts'
import { checkCaseAddress } from './check-case-address.ts'
import { checkChoiceCards } from './check-choice-cards.ts'
import { unknownName } from './case-subject.ts'
import type { CaseSubject } from './case-subject.ts'
import { documentsOf } from './check-case-wire.ts'
import { checkValue } from './check-value.ts'

/** Everything that the page of a case type names exists. */
export function checkCasePage(subject: CaseSubject): readonly Finding[] {
  const { page } = subject.document
  if (page?.kind !== 'case')
    return [{ pointer: '/page/kind', message: 'The page of a case type is of the kind "case".' }]
  const { columns, actions = [] } = page.list
  const scope = caseScope(subject)
  return [
    ...checkList({ pointer: '/page/list/columns', items: columns }),
    ...checkList({ pointer: '/page/list/actions', items: actions }),
    ...[
      ...placed(columns, '/page/list/columns'),
      ...placed(actions, '/page/list/actions'),
      ...placed(page.steps ?? [], '/page/steps'),
    ].flatMap(({ when, pointer }) =>
      when === undefined ? [] : conditionFindings(asJson(when), scope, `${pointer}/when`),
    ),
    ...columns.flatMap(({ field }, i) => unknownColumn(subject, field, `/page/list/columns/${i}/field`)),
    ...columns.flatMap((column, i) => checkColumnUse(column, `/page/list/columns/${i}`)),
    ...columns.flatMap((column, i) =>
      showsNumber(subject, column) ? checkNotMasked(column, `/page/list/columns/${i}`) : [],
    ),
    ...checkRowsAs(page.list, '/page/list'),
    ...actions.flatMap((action, i) => checkAction(subject, action, `/page/list/actions/${i}`)),
    ...(page.steps ?? []).flatMap((step, i) => checkStep(subject, step, `/page/steps/${i}`)),
    ...(page.steps ?? []).flatMap((step, i) => checkChoiceCards(subject, step, `/page/steps/${i}`)),
    ...checkWay(subject, page.steps ?? []),
    ...checkList({ pointer: '/page/addresses', items: page.addresses ?? [] }),
    ...(page.addresses ?? []).flatMap((address, i) => checkCaseAddress(subject, page, address, `/page/addresses/${i}`)),
    ...(page.card?.panels ?? []).flatMap((panel, i) => unknownPanel(subject, panel, `/page/card/panels/${i}`)),
  ]
}

function placed(items: readonly { readonly when?: object }[], pointer: string) {
  return items.map(({ when }, i) => ({ when, pointer: `${pointer}/${i}` }))
}

/** A column shows a name on the wire, or a fact. */
function unknownColumn(subject: CaseSubject, field: string, pointer: string): readonly Finding[] {
  const wire = Object.keys(subject.declared.wire?.fields ?? {})
  if (wire.includes(field)) return []
  const found = field.includes('.') ? resolveName(field, caseScope(subject)) : { problem: '' }
  if (!('problem' in found)) return []
  return [
    {
      pointer,
      message: `The column shows "${field}", which is neither on the wire nor a fact.`,
      ...mendName(field, wire),
    },
  ]
}

const showsNumber = ({ declared }: CaseSubject, { field }: CaseColumn): boolean =>
  (declared.wire?.fields?.[field] ?? `=${field}`) === '=case.number'

type Action = NonNullable<CasePage['list']['actions']>[number]
type Step = NonNullable<CasePage['steps']>[number]

function checkAction(
  { declared }: CaseSubject,
  { id, kind, document, charge, transition, path, titles = {} }: Action,
  pointer: string,
): readonly Finding[] {
  const needed = { document, pay: charge, transition, link: path, open: '', comments: '' }[kind]
  if (needed === undefined) {
    const member = kind === 'pay' ? 'charge' : kind === 'link' ? 'path' : kind
    return [{ pointer, message: `The action "${id}" of the kind "${kind}" lacks "${member}".` }]
  }
  const ids = (items: readonly { readonly id: string }[] | undefined) => (items ?? []).map((one) => one.id)
  return [
    ...(document === undefined ? [] : unknownName(document, documentsOf(declared), `${pointer}/document`, 'document')),
    ...(charge === undefined ? [] : unknownName(charge, ids(declared.charges), `${pointer}/charge`, 'charge')),
    ...(transition === undefined
      ? []
      : unknownName(transition, ids(declared.transitions), `${pointer}/transition`, 'transition')),
    ...Object.keys(titles).flatMap((state) =>
      unknownName(state, [...ids(declared.states), 'settled'], `${pointer}/titles/${escapeSegment(state)}`, 'state'),
    ),
  ]
}

/** A panel of a card is one of those that every case has, or shows a document or a transition of the case type. */
function unknownPanel({ declared }: CaseSubject, panel: string, pointer: string): readonly Finding[] {
  const [, kind, name = ''] = /^(document|viewer|transition):(.+)$/.exec(panel) ?? []
  if (kind === 'document' || kind === 'viewer') return unknownName(name, documentsOf(declared), pointer, 'document')
  if (kind !== 'transition') return unknownName(panel, cardPanels, pointer, 'panel')
  return unknownName(
    name,
    declared.transitions.map(({ id }) => id),
    pointer,
    kind,
  )
}

function checkStep(
  subject: CaseSubject,
  { id, kind, checklist, consent, field, preset = {}, list }: Step,
  pointer: string,
): readonly Finding[] {
  const { declared, document, surroundings } = subject
  const fields = Object.keys(formFields(document.schema))
  const consents = declared.transitions.flatMap(({ assure = [] }) => assure.map((one) => one.id))
  const lists = [...surroundings.documents.keys()].flatMap((name) => /^lists\/(.+)$/.exec(name)?.[1] ?? [])
  const needed = { form: '', checklist, consent, choose: field && list }[kind]
  const scope = caseScope(subject)
  return [
    ...(needed === undefined
      ? [{ pointer, message: `The step "${id}" of the kind "${kind}" does not name what it shows.` }]
      : []),
    ...(checklist === undefined
      ? []
      : unknownName(
          checklist,
          (declared.checklists ?? []).map((one) => one.id),
          `${pointer}/checklist`,
          'checklist',
        )),
    ...(consent === undefined ? [] : unknownName(consent, consents, `${pointer}/consent`, 'consent')),
    ...(field === undefined ? [] : unknownName(field, fields, `${pointer}/field`, 'field')),
    ...(list === undefined ? [] : unknownName(list, lists, `${pointer}/list`, 'list')),
    ...Object.entries(preset).flatMap(([name, value]) => {
      const at = `${pointer}/preset/${escapeSegment(name)}`
      return [...unknownName(name, fields, at, 'field'), ...checkValue(value, { subject, scope, pointer: at })]
    }),
  ]
}

/**
 * The steps fit the transition with which an owner begins a case: there is one form at most, and what is agreed to on
 * the way are its first assurances, in their order, after everything that they are about is filled in.
 */
function checkWay({ declared }: CaseSubject, steps: readonly Step[]): readonly Finding[] {
  const pointer = (step: Step) => `/page/steps/${steps.indexOf(step)}`
  const [, ...otherForms] = steps.filter(({ kind }) => kind === 'form')
  const assured = (ownersStart({ declared })?.assure ?? []).map(({ id }) => id)
  const consents = steps.filter(({ consent }) => consent !== undefined)
  const firstConsent = steps.findIndex(({ consent }) => consent !== undefined)
  const late = steps.filter(
    ({ kind }, i) => firstConsent >= 0 && i > firstConsent && (kind === 'form' || kind === 'choose'),
  )
  return [
    ...otherForms.map((step) => ({
      pointer: pointer(step),
      message: `The step "${step.id}" is a second form, but a case has one.`,
      mend: 'Remove it.',
    })),
    ...consents.flatMap((step, i) =>
      step.consent === undefined || assured[i] === step.consent
        ? []
        : [
            {
              pointer: `${pointer(step)}/consent`,
              message: `The step "${step.id}" asks for "${step.consent}" as ${ordinal(i)} consent, but the transition that begins a case asks for ${assured[i] === undefined ? 'no more' : `"${assured[i]}"`} then.`,
              mend: 'Let the steps ask for the first assurances of that transition, in their order.',
            },
          ],
    ),
    ...late.map((step) => ({
      pointer: pointer(step),
      message: `The step "${step.id}" changes what was agreed to in a step before.`,
      mend: 'Move it before the steps of the kind "consent".',
    })),
  ]
}

const ordinal = (index: number): string => ['first', 'second', 'third'][index] ?? `${index + 1}th`
