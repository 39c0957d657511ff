import { describe, expect, test } from 'vitest'
import { checkCase } from '../../../src/engine/check/cases/check-case.ts'
import { isComposedDocument } from '../../../src/engine/document/composite-shape.ts'
import { asJson } from '../../../src/engine/json/as-json.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { checkedCase } from '../cases/case-declarations.ts'
import { removeOrSet } from './declared-files.ts'

type Change = readonly [pointer: string, value: JsonValue | undefined]

/** The check's messages for a shipped case type after changes. */
function messagesOf(id: string, changes: readonly Change[]): readonly string[] {
  const checked = checkedCase('demo', `cases/${id}`)
  const document = changes.reduce(
    (changed, [pointer, value]) => removeOrSet(changed, pointer, value),
    asJson(checked.document),
  )
  if (!isComposedDocument(document)) throw new Error('The change breaks the document')
  return checkCase({ ...checked, document }).map(({ pointer, message }) => `${pointer} ${message}`)
}

const guard = { id: 'paid', needs: { value: 'charge.fee.settled', equals: true }, message: 'Unpaid.' }

describe('the check of a case type', () => {
  test.each<[string, string, Change[], string]>([
    [
      'a state that nothing leads to',
      'promotion',
      [['/case/transitions/1/to', 'released']],
      '/case/states/1 No case ever comes into the state "verified".',
    ],
    [
      'a state that nobody leaves',
      'promotion',
      [
        ['/case/transitions/2/from', ['open']],
        ['/case/transitions/3/from', ['open']],
      ],
      '/case/states/1 Nobody can take a case out of the state "verified".',
    ],
    [
      'a state without a way out',
      'change-of-name',
      [['/case/states/1/final', undefined]],
      '/case/states/1 Nobody can take a case out of the state "approved".',
    ],
    [
      'a final state that a transition leaves',
      'promotion',
      [['/case/states/1/final', true]],
      '/case/states/1 The state "verified" is final, and the transition "release" leaves it.',
    ],
    [
      'a transition of the system without an event',
      'permit',
      [['/case/transitions/7/on', undefined]],
      '/case/transitions/7 Nobody can ever take the transition "expire".',
    ],
    [
      'an event that cannot come',
      'subscription',
      [
        ['/case/transitions/0/effects', []],
        ['/case/transitions/2/effects', []],
      ],
      'Nobody can ever take the transition "settle".',
    ],
    [
      'a circle of the system',
      'permit',
      [
        ['/case/transitions/4/by', ['system']],
        ['/case/transitions/4/on', ['entered']],
        ['/case/transitions/4/asks', undefined],
        ['/case/transitions/4/effects', []],
        ['/case/transitions/5/on', ['entered']],
      ],
      'leads back to the state "issued" without anybody acting',
    ],
    [
      'a role that nobody has',
      'promotion',
      [['/case/transitions/1/by/0', 'verifyer']],
      '/case/transitions/1/by/0 There is no role "verifyer".',
    ],
    ['a state that was removed', 'application', [['/case/states/4', undefined]], 'There is no state "board-review".'],
    [
      'a transition that was removed',
      'promotion',
      [['/case/transitions/2/notBy/0', 'approve']],
      'There is no transition or review "approve".',
    ],
    [
      'a form that was removed',
      'promotion',
      [['/case/transitions/1/asks', 'forms/view']],
      '/case/transitions/1/asks There is no document "forms/view".',
    ],
    [
      'a template that was removed',
      'permit',
      [['/case/documents/1/document', 'documents/permits']],
      'There is no document "documents/permits".',
    ],
    [
      'a checklist that was removed',
      'permit',
      [['/case/checklists/0/checklist', 'checklists/permits']],
      'There is no document "checklists/permits".',
    ],
    ['a message that was removed', 'promotion', [['/case/messages/0/id', 'sent']], 'There is no message "submitted".'],
    [
      'a message that nothing sends',
      'promotion',
      [['/case/transitions/0/effects/3', undefined]],
      'No effect sends the message "submitted".',
    ],
    [
      'a document that nothing issues',
      'promotion',
      [['/case/transitions/2/effects/1', undefined]],
      'No effect issues the document "acceptance".',
    ],
    [
      'an effect of a document that is not issued',
      'promotion',
      [['/case/documents/1/issued', undefined]],
      'There is no document that is issued "acceptance".',
    ],
    [
      'a fact that does not exist',
      'promotion',
      [['/case/transitions/0/guard/1/needs/value', 'ledger.ballance']],
      '"ledger.ballance" names the field "ballance", which does not exist.',
    ],
    [
      'a fact of another type',
      'promotion',
      [['/case/transitions/0/guard/1/needs', { value: 'checklist.own.complete', atMost: 0 }]],
      '"checklist.own.complete" is not a number, so "atMost" does not suit it.',
    ],
    [
      'a guard that contradicts itself',
      'promotion',
      [['/case/transitions/0/guard/1/needs', { value: 'ledger.balance', atMost: 0, atLeast: 1 }]],
      'can never hold at once',
    ],
    [
      'a guard of what is never billed',
      'promotion',
      [
        ['/case/charges/1', { id: 'late', description: 'Late', percent: { of: 'fee', rate: 10 } }],
        ['/case/transitions/2/guard/0/needs/value', 'charge.late.settled'],
      ],
      'The guard "paid" can never hold: nothing bills the charge "late".',
    ],
    [
      'a sum of what is no number',
      'permit',
      [['/case/transitions/0/guard/1/needs/sum', 'period']],
      'The rule adds up the field "period", which is no number of the section.',
    ],
    [
      'a caption that the settings do not have',
      'good-standing',
      [['/case/documents/0/title', '=settings.letter_captoin']],
      '/case/documents/0/title "settings.letter_captoin" names the field "letter_captoin", which does not exist.',
    ],
    [
      'a call that means what holds of what is no document',
      'promotion',
      [['/case/wire/calls/3/case', 'holding']],
      'The call "submit" means the case whose document holds, and returns no document.',
    ],
    [
      'an action called by a caption that the settings do not have',
      'good-standing',
      [['/page/list/actions/0/title', '=settings.letter_captoin']],
      '/page/list/actions/0/title "settings.letter_captoin" names the field "letter_captoin", which does not exist.',
    ],
    [
      'a guard whose id is a code of the engine',
      'promotion',
      [['/case/transitions/0/guard/0/id', 'stale']],
      'No guard may have the id "stale".',
    ],
    [
      'a message with a name that nothing fills',
      'promotion',
      [['/case/transitions/0/guard/0/message', '{pased} of {asked}']],
      'The message names "pased", which is neither an answer nor beside what is tested.',
    ],
    [
      'a field to write that does not exist',
      'promotion',
      [['/case/transitions/2/effects/0/values', { Kategory: '=answers.toCategory' }]],
      'There is no field "Kategory" to write.',
    ],
    [
      'an answer of the owner that an effect writes',
      'promotion',
      [['/case/transitions/0/effects/0/values/toCategory', 'A']],
      'An effect writes "toCategory", which the owner answers.',
    ],
    [
      'an award without its activity',
      'cpd-claim',
      [['/case/transitions/1/effects/1/values/description', undefined]],
      '/case/transitions/1/effects/1/values An award needs a value of "description".',
    ],
    [
      'an award to somebody else',
      'cpd-claim',
      [['/case/transitions/1/effects/1/values/memberNo', 'M1002']],
      'There is no field "memberNo" to write.',
    ],
    [
      'an award whose points are no number',
      'cpd-claim',
      [['/case/transitions/1/effects/1/values/pointAwarded', '=answers.description']],
      'The value of "pointAwarded" is of type string, not number.',
    ],
    [
      'a value of another type',
      'permit',
      [['/case/transitions/0/effects/0/values/period', true]],
      'The value of "period" is of type boolean, not string.',
    ],
    [
      'a read-only field that nothing writes',
      'promotion',
      [['/case/transitions/0/effects/0/values/period', undefined]],
      '/schema/properties/period The field "period" is "readOnly", and no effect writes it.',
    ],
    [
      'a series without a sequence',
      'promotion',
      [['/case/number/format', 'UPG-{year}']],
      'The format "UPG-{year}" lacks "{sequence}".',
    ],
    [
      'a series with a name that nothing fills',
      'promotion',
      [['/case/number/format', 'UPG-{month}-{sequence}']],
      'Nothing fills "{month}"',
    ],
    [
      'a case type to start that does not exist',
      'application',
      [['/case/transitions/5/effects/3/case', 'cases/subs']],
      'There is no case type "cases/subs".',
    ],
    [
      'a start that the system may not make',
      'application',
      [['/case/transitions/5/effects/3/transition', 'settle']],
      'There is no start of "cases/subscription" by the system "settle".',
    ],
    [
      'a transition to move that the system may not take',
      'change-of-name',
      [['/case/transitions/1/effects/2/transition', 'reject']],
      'There is no transition of "cases/permit" by the system "reject".',
    ],
    [
      'a relation that was removed',
      'change-of-name',
      [['/case/relations', []]],
      'There is no relation to cases "licence".',
    ],
    [
      'a GET that changes a case',
      'promotion',
      [['/case/wire/calls/3/call', 'GET promotion/submit']],
      'The call "submit" changes a case, and is a GET.',
    ],
    [
      'a call of what does not exist',
      'promotion',
      [['/case/wire/calls/3/does', 'send']],
      'There is no transition "send".',
    ],
    [
      'a name on the wire without a value',
      'promotion',
      [['/case/wire/fields/amount', '=charge.fee.sum']],
      '"charge.fee.sum" names the field "sum", which does not exist.',
    ],
    [
      'a masked value of a fact that does not exist',
      'promotion',
      [['/case/wire/fields/amount', { masked: 'user.id_numbr' }]],
      '"user.id_numbr" names the field "id_numbr", which does not exist.',
    ],
    [
      'a column of what does not exist',
      'promotion',
      [['/page/list/columns/0/field', 'kode']],
      'The column shows "kode", which is neither on the wire nor a fact.',
    ],
    [
      'an action of a document that does not exist',
      'promotion',
      [['/page/list/actions/0/document', 'receipt:fees']],
      'There is no document "receipt:fees".',
    ],
    [
      'a step of a consent that does not exist',
      'promotion',
      [['/page/steps/2/consent', 'agree']],
      'There is no consent "agree".',
    ],
    [
      'an action with a title for a state that does not exist',
      'permit',
      [['/page/list/actions/1/titles', { setled: 'Invoice' }]],
      '/page/list/actions/1/titles/setled There is no state "setled".',
    ],
    [
      'a panel that no case has',
      'application',
      [['/page/card/panels/0', 'stages']],
      '/page/card/panels/0 There is no panel "stages".',
    ],
    [
      'a panel of a document that does not exist',
      'permit',
      [['/page/card/panels/0', 'document:applications']],
      '/page/card/panels/0 There is no document "applications".',
    ],
    [
      'a panel of a transition that does not exist',
      'permit',
      [['/page/card/panels/1', 'transition:signed']],
      '/page/card/panels/1 There is no transition "signed".',
    ],
    [
      'a sum of what are no numbers',
      'promotion',
      [['/page/list/columns/0/sum', true]],
      '/page/list/columns/0/sum The column "code" has a sum, but does not show numbers.',
    ],
    [
      'a filter by year of what are no dates',
      'promotion',
      [['/page/list/columns/0/filter', 'year']],
      '/page/list/columns/0/filter The column "code" is filtered by year, but does not show dates.',
    ],
    [
      'a second form on the way to a case',
      'promotion',
      [
        ['/page/steps/0', { id: 'one', kind: 'form' }],
        ['/page/steps/1', { id: 'two', kind: 'form' }],
      ],
      '/page/steps/1 The step "two" is a second form, but a case has one.',
    ],
    [
      'a choice after what was agreed to',
      'promotion',
      [['/page/steps/3', { id: 'late', kind: 'choose', field: 'toCategory', list: 'promotion-plans' }]],
      '/page/steps/3 The step "late" changes what was agreed to in a step before.',
    ],
    [
      'a choice from no list',
      'promotion',
      [['/page/steps/0/list', undefined]],
      '/page/steps/0 The step "plan" of the kind "choose" does not name what it shows.',
    ],
    [
      'a consent that another assurance precedes',
      'promotion',
      [['/page/steps/2/consent', 'terms']],
      'asks for "terms" as first consent, but the transition that begins a case asks for "confirm" then.',
    ],
    [
      'a page of another kind',
      'promotion',
      [['/page/kind', 'tiles']],
      'The page of a case type is of the kind "case".',
    ],
    [
      'a fact in a message that does not exist',
      'promotion',
      [['/case/messages/0/text', 'See {case.numbr}.']],
      '"case.numbr" names the field "numbr", which does not exist.',
    ],
    [
      'a message that shows what is hidden from those whom it is sent to',
      'permit',
      [
        ['/case/access', [{ who: ['registrar'], except: ['email'] }]],
        ['/case/messages/0/text', '{answers.email}'],
        ['/case/transitions/0/effects/2/to', ['registrar']],
      ],
      'The message "submitted" shows "answers.email", which is hidden from registrar.',
    ],
    [
      'a pool of a relation that does not exist',
      'event-booking',
      [['/case/pool/of', 'evnt']],
      '/case/pool/of There is no relation to what the organisation keeps "evnt".',
    ],
    [
      'a pool in a state that does not exist',
      'event-booking',
      [['/case/pool/in/1', 'bokked']],
      '/case/pool/in/1 There is no state "bokked".',
    ],
    [
      'a state in which a case has places and waits for them',
      'event-booking',
      [['/case/pool/in/1', 'waiting']],
      '/case/pool/in/1 In the state "waiting" a case both has places and waits for them.',
    ],
    [
      'a limit that what the organisation keeps does not have',
      'event-booking',
      [['/case/pool/limit', '=related.event.capacty']],
      '/case/pool/limit "related.event.capacty" names the field "capacty", which does not exist.',
    ],
    [
      'a limit that is no number',
      'event-booking',
      [['/case/pool/limit', '=related.event.location']],
      '/case/pool/limit The value of "limit" is of type string, not number.',
    ],
    [
      'a message that names what a pool does not have',
      'event-booking',
      [['/case/pool/message', 'Only {lefft} places.']],
      '/case/pool/message The message names "lefft", which is neither an answer nor beside what is tested.',
    ],
    [
      'an event of a pool without one',
      'event-booking',
      [
        ['/case/pool', undefined],
        ['/case/transitions/1/when', undefined],
        ['/case/transitions/1/guard/3', undefined],
      ],
      'There is no event "place".',
    ],
    [
      'a relation to a form that the organisation keeps nothing of',
      'event-booking',
      [['/case/relations/0/to', 'forms/reason']],
      '/case/relations/0/to The organisation keeps nothing of "forms/reason".',
    ],
    [
      'a relation to a form without who keeps it',
      'event-booking',
      [['/case/relations/0/keptBy', undefined]],
      '/case/relations/0/to Only what the organisation keeps is of a form.',
    ],
    [
      'a scan that takes no transition',
      'event-booking',
      [['/case/documents/0/scan', 'atend']],
      '/case/documents/0/scan There is no transition "atend".',
    ],
    [
      'a scan that shows no field',
      'event-booking',
      [['/case/documents/0/shows', ['titel']]],
      '/case/documents/0/shows/0 There is no field "titel".',
    ],
  ])('finds %s [CASE-04]', (_fault, id, changes, message) => {
    expect(messagesOf(id, changes).join('\n')).toContain(message)
  })

  test.each(['application', 'change-of-name', 'event-booking', 'good-standing', 'permit', 'subscription', 'promotion'])(
    'finds nothing in %s as declared [CASE-04]',
    (id) => {
      expect(messagesOf(id, [])).toEqual([])
    },
  )

  test('a guard may name a charge that an effect bills [CASE-04]', () => {
    expect(messagesOf('application', [['/case/transitions/5/guard', [guard]]])).toEqual([])
  })
})
