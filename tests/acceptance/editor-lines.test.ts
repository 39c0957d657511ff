import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { isJsonArray, isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import { getAt } from '../../src/engine/json/pointer.ts'
import { openBrowser, origin } from './browser.ts'
import { keyboard, mouse } from './editor-hands.ts'
import type { Count, Hand } from './editor-hands.ts'
import { editorPanel } from './editor-steps.ts'
import { sampleSession } from './sessions.ts'

const { visitAs } = openBrowser()

/** What is on the page, as somebody finds it. */
interface Editor {
  readonly button: (name: string | RegExp) => Locator
  readonly labelled: (label: string) => Locator
  readonly flag: (name: string) => Locator
  readonly tab: (name: string) => Locator
  readonly menuItem: (name: string) => Locator
  readonly inDialog: { readonly button: (name: string) => Locator; readonly labelled: (label: string) => Locator }
}

/** A line of ENG-03: what is done in which document, and the overlay that somebody would write by hand for it. */
interface Line {
  readonly what: string
  readonly document: string
  readonly steps: (hand: Hand, editor: Editor) => Promise<void>
  readonly byHand: readonly JsonObject[]
  /** The clicks that it takes from the opened document. */
  readonly clicks: number
}

const contacts = 'sections/contacts'

/** An entry of the menu. */
const staffEntry = {
  title: 'Staff',
  path: '/admin/staff',
  icon: 'staff',
  when: { value: 'user.may', contains: 'staff' },
}

/** Opens a field of a form. */
const field = (name: RegExp, then: (hand: Hand, editor: Editor) => Promise<void>): Line['steps'] => {
  return async (hand, editor) => {
    await hand.press(editor.button(name))
    await then(hand, editor)
  }
}

/** Opens part after part of a document that is no form. */
const parts = (names: readonly (string | RegExp)[], then: Line['steps']): Line['steps'] => {
  return async (hand, editor) => {
    for (const name of names) await hand.press(editor.button(name))
    await then(hand, editor)
  }
}

const inTable = (then: Line['steps']): Line['steps'] => {
  return async (hand, editor) => {
    await hand.open(editor.tab('Table'))
    await then(hand, editor)
  }
}

const lines: readonly Line[] = [
  {
    what: 'relabels a field',
    document: contacts,
    steps: field(/^E-mail/, (hand, { labelled }) => hand.write(labelled('Label'), 'Mail')),
    byHand: [{ target: '$.schema.properties.Email', update: { title: 'Mail' }, 'x-was': { title: 'E-mail' } }],
    clicks: 2,
  },
  {
    what: 'hides a field',
    document: contacts,
    steps: field(/^Postal code/, (hand, { flag }) => hand.flip(flag('Hidden'))),
    byHand: [{ target: '$.ui.PostCode', update: { 'ui:hidden': true }, 'x-absent': true }],
    clicks: 2,
  },
  {
    what: 'shows a field with one answer alone',
    document: contacts,
    steps: field(/^Other phone number/, async (hand, { labelled }) => {
      await hand.choose(labelled('Shown'), 'Depending on Type')
      await hand.choose(labelled('Only if the answer is'), 'Work')
    }),
    byHand: [
      {
        target: '$.ui.rules',
        update: [{ id: 'show-phone-no2', when: { value: 'answers.Type', equals: 'Work' }, show: ['PhoneNo2'] }],
        'x-absent': true,
      },
    ],
    clicks: 5,
  },
  {
    what: 'always shows a field',
    document: contacts,
    steps: field(/^City/, (hand, { labelled }) => hand.choose(labelled('Shown'), 'Always')),
    byHand: [
      {
        target: "$.ui.rules[?@.id == 'city-in-kenya']",
        remove: true,
        'x-was': { id: 'city-in-kenya', when: { value: 'answers.Country', equals: 'KE' }, show: ['City'] },
      },
    ],
    clicks: 3,
  },
  {
    what: 'moves a field',
    document: contacts,
    steps: (hand, { button }) => hand.press(button('Move Country up')),
    byHand: [{ target: '$.ui.Country', update: { 'ui:after': 'PhoneNo2' }, 'x-absent': true }],
    clicks: 1,
  },
  {
    what: 'moves a field to the front of another group',
    document: contacts,
    steps: (hand, { button, menuItem }) => hand.pick(button('Move Postal code to …'), menuItem('Before Type')),
    byHand: [{ target: '$.ui.PostCode', update: { 'ui:after': 'groups/reach' }, 'x-absent': true }],
    clicks: 2,
  },
  {
    what: 'adds a field',
    document: contacts,
    steps: async (hand, { button, inDialog }) => {
      await hand.press(button('Add a field'))
      await hand.write(inDialog.labelled('Label'), 'Nearest landmark')
      await hand.press(inDialog.button('Add'))
    },
    byHand: [
      {
        target: '$.schema.properties',
        update: {
          NearestLandmark: {
            type: 'string',
            title: 'Nearest landmark',
            maxLength: 100,
            normalise: ['trim', 'collapse-spaces'],
          },
        },
        'x-absent': true,
      },
      { target: '$.ui', update: { NearestLandmark: { 'ui:after': 'Location' } }, 'x-absent': true },
    ],
    clicks: 3,
  },
  {
    what: 'removes a field',
    document: contacts,
    steps: field(/^Postal code/, (hand, { button }) => hand.press(button('Remove this field'))),
    byHand: [
      {
        target: '$.schema.properties.PostCode',
        remove: true,
        'x-was': {
          type: 'string',
          title: 'Postal code',
          maxLength: 10,
          normalise: ['trim', 'collapse-spaces', 'upper-case'],
        },
      },
      {
        target: '$.ui.PostCode',
        remove: true,
        'x-was': { 'ui:autocomplete': 'postal-code', 'ui:placeholder': '00100', 'ui:options': { columns: 4 } },
      },
      { target: "$.ui['ui:order'][?@ == 'PostCode']", remove: true, 'x-was': 'PostCode' },
      {
        target: "$.ui.groups[?@.id == 'address'].fields[?@ == 'PostCode']",
        remove: true,
        'x-was': 'PostCode',
      },
    ],
    clicks: 2,
  },
  {
    what: 'makes a field required',
    document: contacts,
    steps: field(/^Postal code/, (hand, { flag }) => hand.flip(flag('Required'))),
    byHand: [{ target: '$.schema.required', update: ['PostCode'], 'x-absent': true }],
    clicks: 2,
  },
  {
    what: 'makes a field optional',
    document: contacts,
    steps: field(/^Location/, (hand, { flag }) => hand.flip(flag('Required'))),
    byHand: [{ target: "$.schema.required[?@ == 'Location']", remove: true, 'x-was': 'Location' }],
    clicks: 2,
  },
  {
    what: 'changes the choices of a field',
    document: contacts,
    steps: field(/^Type/, async (hand, { button, labelled }) => {
      await hand.press(button('Add a choice'))
      await hand.write(labelled('Choice 3'), 'Club or society')
    }),
    byHand: [
      { target: '$.schema.properties.Type.enum', update: ['3'], 'x-absent': true },
      { target: "$.ui.Type['ui:enumNames']", update: { 3: 'Club or society' }, 'x-absent': true },
    ],
    clicks: 3,
  },
  {
    what: 'changes what a field starts with',
    document: contacts,
    steps: field(/^Country/, (hand, { labelled }) => hand.choose(labelled('What it starts with'), 'Uganda')),
    byHand: [{ target: '$.schema.properties.Country', update: { default: 'UG' }, 'x-was': { default: 'KE' } }],
    clicks: 3,
  },
  {
    what: 'changes a limit',
    document: contacts,
    steps: field(/^Address/, (hand, { labelled }) => hand.write(labelled('At most so many letters'), '250')),
    byHand: [{ target: '$.schema.properties.Address', update: { maxLength: 250 }, 'x-was': { maxLength: 100 } }],
    clicks: 2,
  },
  {
    what: 'changes a message',
    document: contacts,
    steps: field(/^E-mail/, (hand, { labelled }) =>
      hand.write(labelled('Message (not in its form)'), 'Write it as name@example.com'),
    ),
    byHand: [
      {
        target: "$.ui.Email['ui:messages']",
        update: { pattern: 'Write it as name@example.com' },
        'x-was': { pattern: 'E-mail must be valid' },
      },
    ],
    clicks: 2,
  },
  {
    what: 'adds a help text',
    document: contacts,
    steps: field(/^E-mail/, (hand, { labelled }) => hand.write(labelled('Help'), 'We write to it.')),
    byHand: [{ target: '$.ui.Email', update: { 'ui:help': 'We write to it.' }, 'x-absent': true }],
    clicks: 2,
  },
  {
    what: 'renames a step of a form',
    document: contacts,
    steps: async (hand, { button, labelled }) => {
      await hand.press(button('Change the heading How to reach you'))
      await hand.write(labelled('Heading'), 'Reaching you')
    },
    byHand: [
      {
        target: "$.ui.groups[?@.id == 'reach']",
        update: { title: 'Reaching you' },
        'x-was': { title: 'How to reach you' },
      },
    ],
    clicks: 2,
  },
  {
    what: 'hides a column',
    document: contacts,
    steps: inTable(async (hand, { button }) => {
      await hand.press(button('Country'))
      await hand.press(button('Remove this column'))
    }),
    byHand: [
      {
        target: "$.page.columns[?@.id == 'country']",
        remove: true,
        'x-was': { id: 'country', title: 'Country', field: 'Country', format: 'choice' },
      },
    ],
    clicks: 3,
  },
  {
    what: 'adds a column',
    document: contacts,
    steps: inTable(async (hand, { button, inDialog }) => {
      await hand.press(button('Add a column'))
      await hand.choose(inDialog.labelled('What it shows'), 'Address')
      await hand.press(inDialog.button('Add'))
    }),
    byHand: [
      {
        target: '$.page.columns',
        update: [{ id: 'address', title: 'Address', field: 'Address' }],
        'x-absent': true,
      },
    ],
    clicks: 5,
  },
  {
    what: 'hides an action of a row',
    document: contacts,
    steps: inTable(async (hand, { button }) => {
      await hand.press(button('Edit'))
      await hand.press(button('Remove this button'))
    }),
    byHand: [
      {
        target: "$.page.actions[?@.id == 'edit']",
        remove: true,
        'x-was': { id: 'edit', kind: 'edit', title: 'Edit' },
      },
    ],
    clicks: 3,
  },
  {
    what: 'adds an action',
    document: contacts,
    steps: inTable(async (hand, { button, inDialog }) => {
      await hand.press(button('Add a button'))
      await hand.write(inDialog.labelled('What the button says'), 'Add another contact')
      await hand.press(inDialog.button('Add'))
    }),
    byHand: [
      {
        target: '$.page.actions',
        update: [{ id: 'add-another-contact', kind: 'add', title: 'Add another contact' }],
        'x-absent': true,
      },
    ],
    clicks: 4,
  },
  {
    what: 'hides a tab',
    document: 'pages/profile-individual',
    steps: parts([/^Tabs/, /^Convictions/], (hand, { button }) => hand.press(button('Remove this item'))),
    byHand: [
      {
        target: "$.page.tabs[?@.id == 'convictions']",
        remove: true,
        'x-was': { id: 'convictions', title: 'Convictions', document: 'sections/convictions' },
      },
    ],
    clicks: 3,
  },
  {
    what: 'adds a tab',
    document: 'pages/profile-individual',
    steps: parts([/^Tabs/], async (hand, { button, inDialog }) => {
      await hand.press(button('Add an item'))
      await hand.write(inDialog.labelled('Its short name'), 'services')
      await hand.choose(inDialog.labelled('Begin with a copy of'), 'Contacts')
      await hand.press(inDialog.button('Add'))
    }),
    byHand: [
      {
        target: '$.page.tabs',
        update: [{ id: 'services', title: 'Contacts', document: 'sections/contacts' }],
        'x-absent': true,
      },
    ],
    clicks: 6,
  },
  {
    what: 'moves a tile',
    document: 'pages/dashboard',
    steps: parts([/^Tiles/], (hand, { button }) => hand.press(button('Move Arrears up'))),
    byHand: [{ target: "$.page.tiles[?@.id == 'arrears']", update: { after: null }, 'x-absent': true }],
    clicks: 2,
  },
  {
    what: 'hides a tile',
    document: 'pages/dashboard',
    steps: parts([/^Tiles/, /^Arrears/], (hand, { button }) => hand.press(button('Remove this item'))),
    byHand: [
      {
        target: "$.page.tiles[?@.id == 'arrears']",
        remove: true,
        'x-was': { id: 'arrears', title: 'Arrears', shows: 'arrears' },
      },
    ],
    clicks: 3,
  },
  {
    what: 'adds a tile',
    document: 'pages/dashboard',
    steps: parts([/^Tiles/], async (hand, { button, inDialog }) => {
      await hand.press(button('Add an item'))
      await hand.write(inDialog.labelled('Its short name'), 'to-pay')
      await hand.choose(inDialog.labelled('Begin with a copy of'), 'Arrears')
      await hand.press(inDialog.button('Add'))
    }),
    byHand: [
      {
        target: '$.page.tiles',
        update: [{ id: 'to-pay', title: 'Arrears', shows: 'arrears' }],
        'x-absent': true,
      },
    ],
    clicks: 6,
  },
  {
    what: 'hides a menu entry',
    document: 'pages/menu',
    steps: parts([/^Entries/, /^Staff/], (hand, { button }) => hand.press(button('Remove this item'))),
    byHand: [
      {
        target: "$.page.entries[?@.id == 'staff']",
        remove: true,
        'x-was': { id: 'staff', ...staffEntry },
      },
    ],
    clicks: 3,
  },
  {
    what: 'adds a menu entry',
    document: 'pages/menu',
    steps: parts([/^Entries/], async (hand, { button, inDialog }) => {
      await hand.press(button('Add an item'))
      await hand.write(inDialog.labelled('Its short name'), 'help')
      await hand.choose(inDialog.labelled('Begin with a copy of'), 'Staff')
      await hand.press(inDialog.button('Add'))
    }),
    byHand: [
      {
        target: '$.page.entries',
        update: [{ id: 'help', ...staffEntry }],
        'x-absent': true,
      },
    ],
    clicks: 6,
  },
  {
    what: 'renames a menu entry',
    document: 'pages/menu',
    steps: parts([/^Entries/, /^Billing/], (hand, { labelled }) => hand.write(labelled('Title'), 'Bills')),
    byHand: [
      { target: "$.page.entries[?@.id == 'billing']", update: { title: 'Bills' }, 'x-was': { title: 'Billing' } },
    ],
    clicks: 3,
  },
  {
    what: 'renames a step of a wizard',
    document: 'cases/cpd-claim',
    steps: parts([/^Page/, /^Steps/, /^The activity/], (hand, { labelled }) =>
      hand.write(labelled('Title'), 'What you did'),
    ),
    byHand: [
      {
        target: "$.page.steps[?@.id == 'activity']",
        update: { title: 'What you did' },
        'x-was': { title: 'The activity' },
      },
    ],
    clicks: 4,
  },
]

/** What is on an opened page. */
function editorOn(page: Page): Editor {
  const within = (scope: Locator) => ({
    button: (name: string | RegExp) => scope.getByRole('button', { name, exact: true }).first(),
    labelled: (label: string) =>
      scope.getByLabel(new RegExp(String.raw`^${label.replaceAll(/[()]/g, String.raw`\$&`)}\s*\*?$`)),
  })
  return {
    ...within(editorPanel(page)),
    flag: (name) => editorPanel(page).getByRole('switch', { name }),
    menuItem: (name) => page.getByRole('menuitem', { name, exact: true }),
    tab: (name) => page.getByRole('tab', { name, exact: true }),
    inDialog: within(page.getByRole('dialog')),
  }
}

/**
 * The actions of the overlay file that the editor saves, without the reason, which it finds itself, and without the
 * names of all items that it saw in a list (`tests/engine/editing/edits.test.ts` compares those).
 */
async function savedActions(page: Page, hand: Hand): Promise<readonly JsonObject[]> {
  const saved = page.waitForEvent('download')
  await hand.press(page.getByRole('button', { name: 'Save the changes as a file' }))
  const file: JsonValue = JSON.parse(await readFile(await (await saved).path(), 'utf8'))
  const actions = getAt(file, '/actions')
  return (isJsonArray(actions) ? actions : [])
    .filter(isJsonObject)
    .map(({ description: _why, 'x-saw': _seen, ...action }) => action)
}

test.each([
  ['the mouse', mouse],
  ['the keyboard', keyboard],
] as const)(
  'each line of what an overlay may change is changed by %s alone, as by hand [ENG-03 ADM-05 ADM-16]',
  async (_hand, handOf) => {
    const page = await visitAs(sampleSession('demo', 'superadmin'))
    const presses: Record<string, number> = {}
    for (const { what, document, steps, byHand } of lines) {
      await page.goto(`${origin('demo')}/admin/forms/${document}`)
      await page.getByRole('tab', { name: 'Changes (0)' }).waitFor()
      if (handOf === keyboard) await skipToContent(page)
      const count: Count = { presses: 0, tabs: 0 }
      const hand = handOf(page, count)
      await steps(hand, editorOn(page))
      presses[what] = count.presses
      expect.soft(await savedActions(page, hand), what).toEqual(byHand)
    }
    if (handOf === mouse) expect(presses).toEqual(Object.fromEntries(lines.map(({ what, clicks }) => [what, clicks])))
  },
)

/** Passes the header and the menu, as somebody does who has no mouse. */
async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
}
