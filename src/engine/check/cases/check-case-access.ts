import type { DeclaredAccess } from '../../../generated/case-declaration.ts'
import { placeholdersIn } from '../../cases/values/placeholders.ts'
import { documentSources } from '../../document/condition.ts'
import type { DocumentTemplate } from '../../document/document-template.ts'
import { templateNames } from '../../printing/template-names.ts'
import type { Finding } from '../subject/finding.ts'
import { caseScope, formFields } from './case-scope.ts'
import { effectsOf, unknownNames } from './case-subject.ts'
import type { CaseSubject } from './case-subject.ts'
import { checkFact } from './check-value.ts'

/** What `access` names exists; texts name existing facts, and show nobody what `access` hides from them. */
export function checkCaseAccess(subject: CaseSubject): readonly Finding[] {
  const { declared } = subject
  return [
    ...(declared.access ?? []).flatMap((access, i) => [
      ...checkNames(subject, access, `/case/access/${i}`),
      ...leaks(subject, access, `/case/access/${i}`),
    ]),
    ...textPlaces(subject),
  ]
}

function checkNames(
  { declared, document, surroundings }: CaseSubject,
  access: DeclaredAccess,
  pointer: string,
): readonly Finding[] {
  const people = ['assignee', ...(declared.relations ?? []).map(({ id }) => id), ...surroundings.roles]
  const states = declared.states.map(({ id }) => id)
  const documents = (declared.documents ?? []).map(({ id }) => id)
  const fields = Object.keys(formFields(document.schema))
  return [
    ...unknownNames(access.who, people, `${pointer}/who`, 'role'),
    ...unknownNames(access.in, states, `${pointer}/in`, 'state'),
    ...unknownNames(access.documents, documents, `${pointer}/documents`, 'document'),
    ...unknownNames(access.fields, fields, `${pointer}/fields`, 'field'),
    ...unknownNames(access.except, fields, `${pointer}/except`, 'field'),
  ]
}

/** Messages to people, and documents that they see, with an answer that is hidden from them. */
function leaks(
  subject: CaseSubject,
  { who, fields, except, documents }: DeclaredAccess,
  pointer: string,
): readonly Finding[] {
  const { declared, document, surroundings } = subject
  const all = Object.keys(formFields(document.schema))
  const hidden = new Set(
    all.filter((name) => (fields !== undefined && !fields.includes(name)) || except?.includes(name)),
  )
  const isHidden = (name: string) => name.startsWith('answers.') && hidden.has(name.split('.')[1] ?? '')
  const hiddenIn = (text: string) => placeholdersIn(text).find(isHidden)
  const messages = effectsOf(declared).flatMap(({ effect }) =>
    effect.effect === 'notify' && effect.to.some((name) => who.includes(name)) ? [effect.message] : [],
  )
  const inMessages = (declared.messages ?? [])
    .filter(({ id }) => messages.includes(id))
    .flatMap(({ id, subject: head, text }) => {
      const name = hiddenIn(`${head} ${text}`)
      return name === undefined ? [] : [`The message "${id}" shows "${name}", which is hidden from ${who.join(', ')}.`]
    })
  const inDocuments = (declared.documents ?? [])
    .filter(({ id }) => documents === undefined || documents.includes(id))
    .flatMap(({ id, document: template }) => {
      const name = factsOf(surroundings.documents.get(template)?.document).find(isHidden)
      return name === undefined ? [] : [`The document "${id}" shows "${name}", which is hidden from ${who.join(', ')}.`]
    })
  return [...inMessages, ...inDocuments].map((message) => ({ pointer, message }))
}

/** The facts in braces in messages and in the documents' templates exist. */
function textPlaces(subject: CaseSubject): readonly Finding[] {
  const scope = caseScope(subject)
  const { declared, surroundings } = subject
  const { page } = subject.document
  const actions = page?.kind === 'case' ? (page.list.actions ?? []) : []
  const facts = (text: string, pointer: string) =>
    placeholdersIn(text).flatMap((name) => checkFact(name, { subject, scope, pointer }))
  const caption = (title: string | undefined, pointer: string) =>
    title?.startsWith('=') ? checkFact(title.slice(1), { subject, scope, pointer }) : []
  return [
    ...caption(page?.title, '/page/title'),
    ...actions.flatMap(({ title }, i) => caption(title, `/page/list/actions/${i}/title`)),
    ...(declared.documents ?? []).flatMap(({ title }, i) => caption(title, `/case/documents/${i}/title`)),
    ...(declared.messages ?? []).flatMap(({ subject: head, text }, i) => [
      ...facts(head, `/case/messages/${i}/subject`),
      ...facts(text, `/case/messages/${i}/text`),
    ]),
    ...(declared.documents ?? []).flatMap(({ document }, i) =>
      factsOf(surroundings.documents.get(document)?.document).flatMap((name) =>
        checkFact(name, { subject, scope, pointer: `/case/documents/${i}/document` }),
      ),
    ),
  ]
}

/** The facts that a template names in texts, lists and conditions; what only documents have is no fact. */
function factsOf(template: DocumentTemplate | undefined): readonly string[] {
  const names = template === undefined ? [] : templateNames(template)
  return names.filter((name) => !ownSources.has(name.split('.')[0] ?? ''))
}

const ownSources: ReadonlySet<string> = new Set(['row', ...documentSources])
