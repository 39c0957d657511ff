import { describe, expect, test } from 'vitest'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import { evaluate } from '../../src/engine/condition/evaluate.ts'
import { evaluateRules } from '../../src/engine/rules/evaluate-rules.ts'
import { rulePlan } from '../../src/engine/rules/rule-plan.ts'
import { answersOf, contextOf, documentOf, shipped, submit } from './declared-forms.ts'

const demo = shipped('demo')
const person = { user: { entitled: false } }
const bio = 'sections/bio'
const firm = 'sections/firm-bio'
const contacts = 'sections/contacts'
const portrait = { name: 'a.png', mediaType: 'image/png', size: 1_999_999, id: 'f1' }

const messages = (id: string, answers: JsonObject, parts: JsonObject = {}) => submit(demo, id, answers, parts).messages

const bioWith = (changes: JsonObject, parts: JsonObject = person) =>
  messages(bio, answersOf(demo, bio, 'full', changes), parts)

describe('accounts', () => {
  test('signing in reports what is missing or wrong [AUTH-02]', () => {
    expect(messages('forms/login', {})).toEqual({ '/email': 'E-mail is required', '/password': 'Password is required' })
    expect(messages('forms/login', { email: 'a.b', password: 'x' })).toEqual({ '/email': 'E-mail must be valid' })
  })

  const spelt =
    'Password must be 8 to 16 characters long and have at least one lowercase letter, one uppercase letter, one digit and one special character from @$!#~^()`.,;:{}_/%*?&'

  test.each<readonly [string, string | undefined]>([
    ['Ab1@567', spelt],
    ['Ab1@5678', undefined],
    ['Ab1@567890123456', undefined],
    ['Ab1@5678901234567', spelt],
    ['AB1@5678', spelt],
    ['ab1@5678', spelt],
    ['Abc@efgh', spelt],
    ['Abc45678', spelt],
    ...'@$!#~^()`.,;:{}_/%*?&'.split('').map((special) => [`Abc4567${special}`, undefined] as const),
    ['Abc4567-', spelt],
  ])('takes %s as the password rule says, wherever a password is set [AUTH-06 AUTH-14]', (password, message) => {
    const both = { password, confirmPassword: password }
    const expected = message === undefined ? {} : { '/password': message }
    expect(messages('forms/set-password', both)).toEqual(expected)
    expect(messages('forms/password-change', { ...both, currentPassword: 'x' })).toEqual(expected)
    for (const form of ['forms/register-individual', 'forms/register-firm']) {
      expect(messages(form, { ...answersOf(demo, form, 'complete'), ...both })).toEqual(expected)
    }
  })

  test('the confirmation must equal the password [AUTH-06]', () => {
    const answers = { password: 'Quiet#River7', confirmPassword: 'quiet#river7' }
    expect(messages('forms/set-password', answers)).toEqual({ '/confirmPassword': 'Password does not match' })
  })

  test('people register with an ID of at least 6 characters, firms with their tax PIN [AUTH-09]', () => {
    const form = 'forms/register-individual'
    const short = { ...answersOf(demo, form, 'complete'), id_number: '12345' }
    expect(messages(form, short)).toEqual({ '/id_number': 'ID should be at least 6 characters' })
    const pinless = answersOf(demo, 'forms/register-firm', 'complete', { id_number: undefined })
    expect(messages('forms/register-firm', pinless)).toEqual({ '/id_number': 'Tax PIN is required' })
  })
})

describe('the bio', () => {
  test('requires the starred fields, and no others [BIO-02]', () => {
    const asked = Object.keys(messages(bio, {}, person))
    expect(asked).toEqual(
      ['LastName', 'FirstName', 'profileTitle', 'Gender', 'DateOfBirth', 'Nationality', 'IdentificationDocumentNo']
        .concat(['Address', 'Discipline', 'specialization'])
        .map((field) => `/${field}`),
    )
  })

  test('upper-cases names and descriptions, not e-mail addresses [BIO-02 ENG-12]', () => {
    const typed = answersOf(demo, bio, 'disability', { LastName: ' mwangaza  o’neill ', DisabilityDescription: 'deaf' })
    const { LastName, DisabilityDescription } = submit(demo, bio, typed, person).stored
    expect([LastName, DisabilityDescription]).toEqual(['MWANGAZA O’NEILL', 'DEAF'])
    const contact = answersOf(demo, contacts, 'personal', { Email: 'Wanjiru@Example.com', Location: 'ngong road' })
    const { Email, Location } = submit(demo, contacts, contact).stored
    expect([Email, Location]).toEqual(['Wanjiru@Example.com', 'NGONG ROAD'])
  })

  test.each<[string, Record<string, string>]>([
    ['2008-01-15', {}],
    ['2008-01-16', { '/DateOfBirth': 'You must be at least 18 years old' }],
    ['0001-01-01', { '/DateOfBirth': 'Date of Birth is required' }],
  ])('takes %s as a date of birth on 15 January 2026 as the rules say [BIO-03]', (DateOfBirth, expected) => {
    expect(bioWith({ DateOfBirth })).toEqual(expected)
  })

  test('offers entitled titles to entitled categories, and only other ones to the rest [BIO-02 ENG-13]', () => {
    const message = { '/profileTitle/0/title': 'Your category does not carry this title' }
    const titled = (title: string, entitled: boolean) => bioWith({ profileTitle: [{ title }] }, { user: { entitled } })
    expect([titled('ENG', true), titled('MS', true)]).toEqual([{}, message])
    expect([titled('ENG', false), titled('MS', false)]).toEqual([message, {}])
  })

  test('accepts only counties of the nationality, any typed city, and neither abroad [BIO-02 ENG-13]', () => {
    expect(bioWith({ county: '048' })).toEqual({ '/county': 'Choose a county of your country' })
    expect(bioWith({ City: 'kwa njoka' })).toEqual({})
    const abroad = submit(demo, bio, answersOf(demo, bio, 'full', { Nationality: 'UG' }), person)
    expect(abroad.messages).toEqual({})
    for (const field of ['county', 'countyOfResidence', 'City']) expect(abroad.stored).not.toHaveProperty(field)
  })

  test('asks to describe another discipline and specialization, and drops the description of a listed one [BIO-02]', () => {
    const other = { Discipline: 'OTHER', specialization: { Code: 'OTHER' } }
    expect(bioWith(other)).toEqual({
      '/disciplineDescription': 'Discipline description is required',
      '/specialization/Description': 'Specialization description is required',
    })
    const known = answersOf(demo, bio, 'full', { disciplineDescription: 'OLD TEXT' })
    expect(submit(demo, bio, known, person).stored).not.toHaveProperty('disciplineDescription')
  })

  test('asks for the card and a description of a disability [BIO-02]', () => {
    expect(bioWith({ Disability: true })).toEqual({
      '/PWDCardNo': 'PWD card number is required',
      '/DisabilityDescription': 'Disability description is required',
    })
  })

  test.each<[string, JsonValue, string | undefined]>([
    ['just under the limit', portrait, undefined],
    ['of 2,000,000 bytes', { ...portrait, size: 2_000_000 }, 'Profile Picture should be less than 2MB'],
    ['that is a PDF', { ...portrait, mediaType: 'application/pdf' }, 'Attachment must be an image'],
    ['that is a GIF', { ...portrait, mediaType: 'image/gif' }, 'Only PNG and JPEG images are allowed'],
  ])('a picture %s [BIO-04]', (_, Image, message) => {
    expect(bioWith({ Image })).toEqual(message === undefined ? {} : { '/Image': message })
  })

  test('a picture is required when editing, not for a new profile [BIO-04]', () => {
    const record = { LastName: 'MWANGAZA' }
    expect(bioWith({ Image: undefined })).toEqual({})
    expect(bioWith({ Image: undefined }, { ...person, record })).toEqual({ '/Image': 'Profile Picture is required' })
    const firmAnswers = answersOf(demo, firm, 'full', { Image: undefined })
    expect(messages(firm, firmAnswers, { record })).toEqual({ '/Image': 'Firm Logo is required' })
  })

  test('shows the firm of practice where the setting says so [PLAT-17]', () => {
    const isShown = (practicing_firm: boolean) =>
      evaluateRules(rulePlan(documentOf(demo, bio)), {}, contextOf(demo, { settings: { practicing_firm } })).isVisible(
        '/memberPracticingFirm',
      )
    expect([isShown(true), isShown(false)]).toEqual([true, false])
  })
})

describe('the firm', () => {
  test('requires everything but the physical address and, at first, the logo [BIO-08]', () => {
    const properties = documentOf(demo, firm).schema?.properties as JsonObject
    const optional = Object.keys(properties).filter((field) => !(`/${field}` in messages(firm, {})))
    expect(optional).toEqual(['Image', 'address2'])
  })

  test('is upper-cased but for its e-mail [BIO-08]', () => {
    const typed = answersOf(demo, firm, 'full', { streetName: 'maziwa road', Email: 'office@Karibu.example' })
    const { streetName, Email } = submit(demo, firm, typed).stored
    expect([streetName, Email]).toEqual(['MAZIWA ROAD', 'office@Karibu.example'])
  })
})

test('each of the three names is needed for their approval [BIO-09]', () => {
  expect(messages('forms/names-approval', {})).toEqual({
    '/LastName': 'Last Name is required',
    '/FirstName': 'First Name is required',
    '/SecondName': 'Second Name is required',
  })
})

describe('contacts', () => {
  const page = documentOf(demo, contacts).page
  const adding = page?.kind === 'collection' ? page.actions.filter(({ kind }) => kind === 'add') : []

  test.each([
    [[], ['add-personal', 'add-work']],
    [['Personal'], ['add-work']],
    [['Work'], ['add-personal']],
    [['Personal', 'Work'], []],
  ])('with %j there can be added %j [BIO-10]', (types, expected) => {
    const records = types.map((Type) => ({ Type }))
    const offered = adding.filter(({ when }) => when === undefined || evaluate(when, { records }))
    expect(offered.map(({ id }) => id)).toEqual(expected)
  })

  test('there is one of each type for every caller [BIO-10]', () => {
    const second = messages(contacts, answersOf(demo, contacts, 'personal'), { records: [{ Type: 'Personal' }] })
    expect(second).toEqual({ '/Type': 'You already have a contact of this type' })
  })

  test('the personal e-mail starts as the account’s [BIO-10]', () => {
    expect(adding.find(({ id }) => id === 'add-personal')?.preset).toEqual({ Type: 'Personal', Email: '=user.email' })
  })

  test('city and county are asked for in Kenya, the county unless the setting is on [BIO-10 PLAT-17]', () => {
    const asked = (Country: string, countyField: boolean) =>
      Object.keys(
        messages(contacts, answersOf(demo, contacts, 'personal', { Country, County: undefined, City: undefined }), {
          settings: { countyField },
        }),
      )
    expect(asked('KE', false)).toEqual(['/County', '/City'])
    expect(asked('KE', true)).toEqual(['/City'])
    expect(asked('UG', false)).toEqual([])
  })

  test('the place of work is asked for unless the setting is off [PLAT-17]', () => {
    const asked = (settings: JsonObject) =>
      messages(contacts, answersOf(demo, contacts, 'personal', { PlaceOfWork: undefined }), { settings })
    expect(asked({ showWorkPlace: false })).toEqual({})
    expect(asked({ showWorkPlace: true })).toEqual({ '/PlaceOfWork': 'Place of Work is required' })
  })

  test('phones hold digits only [BIO-10]', () => {
    const answers = answersOf(demo, contacts, 'personal', { PhoneNo: '+254712345678' })
    expect(messages(contacts, answers)).toEqual({ '/PhoneNo': 'Phone number must have digits only' })
  })
})

test.each(['demo', 'engineering-board', 'iek', 'ics'])(
  'every dialog of %s is half as wide as the window or 500 wide, and whatever is deleted is asked about [SEC-01]',
  (id) => {
    const pages = [...shipped(id).documents.values()].flatMap(({ page }) =>
      page?.kind === 'collection' || page?.kind === 'view' ? [page] : [],
    )
    expect(pages.length).toBeGreaterThan(10)
    for (const { title, dialog, actions } of pages) {
      expect(['50%', 500], title).toContain(dialog.width)
      for (const { confirm } of actions.filter(({ kind }) => kind === 'remove')) {
        expect(confirm?.title, title).toMatch(/^Delete this [a-z ]+\?$/)
        expect(confirm?.text, title).toBe('Are you sure you want to delete?')
      }
    }
  },
)
