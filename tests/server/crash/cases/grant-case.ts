import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyProject } from '../../../acceptance/copied-project.ts'

/** A message to the owner, whose subject names the case. */
const notice = (id: string) => ({ effect: 'notify', message: id, to: ['owner'] })
const message = (id: string) => ({ id, subject: `${id} {case.number}`, text: 'It is so.' })

/** A case with every kind of trace: frozen answers, a charge, messages, and a transition that waits for the profile. */
const parts = {
  schema: {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Grant',
    type: 'object',
    additionalProperties: false,
    properties: { Reason: { type: 'string', title: 'Reason', maxLength: 100 } },
    required: ['Reason'],
  },
  ui: { Reason: { 'ui:messages': { required: 'A reason is required', maxLength: 'Maximum of {limit} characters' } } },
  case: {
    number: { series: 'grant', format: 'GR-{sequence:6}' },
    charges: [{ id: 'fee', description: 'Fee', amount: 10_000 }],
    states: [
      { id: 'open', title: 'Open', wire: 'Open', color: 'info' },
      { id: 'granted', title: 'Granted', wire: 'Granted', color: 'info' },
      { id: 'closed', title: 'Closed', wire: 'Closed', color: 'success', final: true },
    ],
    transitions: [
      {
        id: 'submit',
        title: 'Submit',
        from: ['start'],
        to: 'open',
        by: ['owner'],
        effects: [{ effect: 'freeze' }, notice('submitted')],
      },
      {
        id: 'grant',
        title: 'Grant',
        from: ['open'],
        to: 'granted',
        by: ['registrar'],
        effects: [{ effect: 'bill', charges: ['fee'] }, notice('granted')],
      },
      {
        id: 'close',
        title: 'Close',
        from: ['granted'],
        to: 'closed',
        by: ['system', 'registrar'],
        on: ['entered'],
        guard: [
          {
            id: 'confirmed',
            needs: { value: 'profile.confirmed', equals: true },
            message: 'Confirm your profile first.',
          },
        ],
        effects: [notice('closed')],
      },
    ],
    messages: [message('submitted'), message('granted'), message('closed')],
  },
  page: {
    kind: 'case',
    title: 'Grants',
    list: { columns: [{ id: 'number', title: 'No', field: 'case.number' }], empty: 'No grants.' },
  },
  examples: {
    valid: [{ id: 'usual', answers: { Reason: 'Study.' } }],
    invalid: [{ id: 'empty', answers: {}, issues: [{ pointer: '/Reason', message: 'A reason is required' }] }],
    runs: [
      {
        id: 'closed',
        steps: [
          { as: 'owner', do: 'submit', state: 'open', with: { Reason: 'Study.' } },
          { as: 'registrar', do: 'grant', state: 'closed' },
        ],
      },
      {
        id: 'unconfirmed',
        given: { profile: { confirmed: false } },
        steps: [
          { as: 'owner', do: 'submit', state: 'open', with: { Reason: 'Study.' } },
          { as: 'registrar', do: 'grant', state: 'granted' },
        ],
      },
    ],
  },
}

/** The states of the case in their order, each with the message of its transition. */
export const grantStates = [
  { state: 'open', subject: 'submitted' },
  { state: 'granted', subject: 'granted' },
  { state: 'closed', subject: 'closed' },
] as const

/** A copy of the built project whose organisations have the case. */
export async function copyWithGrants(): Promise<string> {
  const copy = await copyProject()
  const folder = join(copy, 'schemas', 'cases', 'grant')
  await mkdir(folder, { recursive: true })
  for (const [part, content] of Object.entries(parts)) {
    await writeFile(join(folder, `${part}.json`), JSON.stringify(content))
  }
  return copy
}
