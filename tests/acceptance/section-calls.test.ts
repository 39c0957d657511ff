import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { newApplicant, newFirm } from './new-applicant.ts'
import { readOutbox } from './outbox.ts'
import { noisePng, pdfFile } from './sample-files.ts'

const { visitAs } = openBrowser()

/** A collection as clients call it by document 2 §7, with the field names of §3. */
interface CollectionCalls {
  readonly path: string
  /** The sent fields, as texts of form data. */
  readonly fields: Readonly<Record<string, string>>
  /** The field that is sent as a file. */
  readonly file?: string
  /** The fields that an update changes. */
  readonly change: Readonly<Record<string, string>>
  /** The field of the entry number. */
  readonly entry: string
  /** The changed fields in the response to the update. */
  readonly says: Readonly<Record<string, unknown>>
}

const director = {
  name: 'neema example',
  identificationDocumentNo: 'A1234567',
  discipline: 'CIVIL',
  type: 'Member',
  regNo: 'M1001',
}

/** Fields of every qualification, of a school or a university. */
const studied = {
  Type: 'Educational',
  Category: 'Local',
  CertificateNo: 'EX/2017/1',
  County: '047',
  location: 'NAIROBI',
  StartDate: '2012-09-03',
  EndDate: '2017-06-30',
}

const degree = {
  ...studied,
  isOLevel: 'false',
  CertificateAwarded: 'DEGREE',
  AreaOfSpecialization: 'CIVIL ENGINEERING',
  Institution: 'UNIVERSITY OF NAIROBI',
  UniversityCode: 'UON',
  GraduationDate: '2017-12-01',
}

const school = {
  ...studied,
  isOLevel: 'true',
  CertificateAwarded: 'KCSE',
  Institution: 'EXAMPLE SCHOOL',
  UniversityCode: 'OTHER',
  ContactPerson: 'A HEAD',
  ContactDesignation: 'PRINCIPAL',
  ContactEmail: 'head@school.example',
  ContactCountry: 'KE',
  contactPersonAddress: '1 EXAMPLE ROAD',
}

/** Sections of individuals. The further calls of referees are below. */
const ofIndividuals: readonly CollectionCalls[] = [
  {
    path: 'profile/contact',
    fields: {
      Type: 'Personal',
      Email: 'somebody@contact.example',
      PhoneNo: '0712345678',
      Country: 'KE',
      County: '047',
      City: 'WESTLANDS',
      Address: 'P.O. BOX 12345',
      PlaceOfWork: 'SAMPLE WORKS',
      Designation: 'ENGINEER',
      Location: 'NAIROBI',
    },
    change: { Designation: 'surveyor' },
    entry: 'EntryNo',
    says: { Designation: 'SURVEYOR', Type: 'Personal' },
  },
  {
    path: 'profile/certification',
    fields: degree,
    file: 'Cert',
    change: { CertificateNo: 'EX/2017/2' },
    entry: 'EntryNo',
    says: { CertificateNo: 'EX/2017/2', Type: 'Educational', isOLevel: false },
  },
  {
    path: 'profile/work-experience',
    fields: {
      NameOfFirm: 'SAMPLE WORKS LTD',
      Sector: 'CONSTRUCTION',
      PositionHeld: 'SITE ENGINEER',
      Current: 'false',
      FromDate: '2019-01-07',
      ToDate: '2022-03-31',
      ResponsibilitiesDescription: 'Supervised the building of two bridges.',
    },
    change: { PositionHeld: 'RESIDENT ENGINEER' },
    entry: 'EntryNo',
    says: { PositionHeld: 'RESIDENT ENGINEER', Current: false },
  },
  {
    path: 'profile/referee',
    fields: { refereeType: 'REFEREE', MemberNo: 'M1001', Name: 'AMINA EXAMPLE', Email: 'a@b.example', PhoneNo: '07' },
    change: { Designation: 'director' },
    entry: 'EntryNo',
    says: { Designation: 'DIRECTOR', Name: 'AMINA EXAMPLE ACTIVE', Email: 'm•••@s•••.example', PhoneNo: '•••• 001' },
  },
  {
    path: 'profile/institution',
    fields: {
      Institution: 'INSTITUTION OF SAMPLE SURVEYORS',
      memberNo: 'S-1042',
      membershipType: 'CORPORATE',
      yearOfRegistration: '2018',
    },
    file: 'attachment',
    change: { yearOfRegistration: '2019' },
    entry: 'EntryNo',
    says: { yearOfRegistration: 2019 },
  },
  {
    path: 'profile/convictions',
    fields: { ConvictionDate: '2019-05-20', Offence: 'CARELESS DRIVING', SentenceImposed: 'FINE' },
    change: { SentenceImposed: 'WARNING' },
    entry: 'EntryNo',
    says: { SentenceImposed: 'WARNING' },
  },
  {
    path: 'profile/attachments',
    fields: { description: 'CV', fileName: 'Curriculum vitae' },
    file: 'attachment',
    change: { fileName: 'CV of 2026' },
    entry: 'EntryNo',
    says: { fileName: 'CV of 2026' },
  },
  {
    path: 'profile/specialization',
    fields: { Description: 'STEEL BRIDGES' },
    change: { Description: 'STONE BRIDGES' },
    entry: 'EntryNo',
    says: { Description: 'STONE BRIDGES' },
  },
]

const ofFirms: readonly CollectionCalls[] = [
  {
    path: 'profile/directors',
    fields: director,
    change: { regNo: 'm1002' },
    entry: 'entryNo',
    says: { regNo: 'M1002', name: 'BARAKA EXAMPLE REGISTERED' },
  },
  {
    path: 'profile/shareholders',
    fields: { ...director, sharesHeld: '0' },
    change: { sharesHeld: '250' },
    entry: 'entryNo',
    says: { name: 'AMINA EXAMPLE ACTIVE', sharesHeld: 250 },
  },
  {
    path: 'profile/bankers',
    fields: { name: 'EXAMPLE BANK', address: 'P.O. BOX 1' },
    change: { address: 'P.O. BOX 2' },
    entry: 'EntryNo',
    says: { address: 'P.O. BOX 2' },
  },
  {
    path: 'profile/facilities',
    fields: { nameOfEquipment: 'TOTAL STATION', quantity: '2', remarks: 'Owned' },
    file: 'ownership',
    change: { quantity: '3' },
    entry: 'EntryNo',
    says: { quantity: 3 },
  },
  {
    path: 'profile/services',
    fields: { service: 'STRUCTURAL DESIGN', description: 'Bridges and halls' },
    change: { description: 'Bridges' },
    entry: 'EntryNo',
    says: { description: 'Bridges' },
  },
  {
    path: 'profile/employees',
    fields: { code: 'GRADUATE', count: '7' },
    change: { count: '0' },
    entry: 'EntryNo',
    says: { code: 'GRADUATE', count: 0 },
  },
]

interface Sent {
  readonly path: string
  /** Form data; without fields and JSON the call is a GET. */
  readonly fields?: Readonly<Record<string, string>>
  readonly json?: object
  /** A PDF, by the name of its field. */
  readonly file?: string
}

interface Answered {
  readonly status: number
  readonly data: unknown
  /** The whole body. */
  readonly text: string
}

/** Calls the API from the page with its session, by document 2 §7: a GET, or a POST of form data. */
function ask(page: Page, sent: Sent): Promise<Answered> {
  const pdf = pdfFile().buffer.toString('latin1')
  return page.evaluate(
    async ({ path, fields, json, file, pdf: content }) => {
      const { token } = JSON.parse(localStorage.getItem('regalia.session') ?? '{}') as { token?: string }
      const body = new FormData()
      for (const [name, value] of Object.entries(fields ?? {})) body.append(name, value)
      if (file !== undefined) body.append(file, new File([content], 'proof.pdf', { type: 'application/pdf' }))
      const answer = await fetch(`/api/${path}`, {
        headers: { authorization: `Bearer ${token}`, ...(json && { 'content-type': 'application/json' }) },
        ...((fields ?? json) && { method: 'POST', body: json ? JSON.stringify(json) : body }),
      })
      const text = await answer.text()
      return { status: answer.status, text, data: (JSON.parse(text) as { data?: unknown }).data }
    },
    { ...sent, pdf },
  )
}

/** The response of a call that must succeed. */
async function taken(page: Page, sent: Sent): Promise<unknown> {
  const { status, data, text } = await ask(page, sent)
  expect(status, `${sent.path}: ${text}`).toBe(200)
  return data
}

const profileOf = async (page: Page): Promise<string> => {
  const user = await taken(page, { path: 'auth/user' })
  const id = typeof user === 'object' && user !== null && 'profile_id' in user ? user.profile_id : undefined
  return String(id)
}

/** Makes GET, POST, /update and /remove calls of a collection, with the profile's id in each form data. */
async function keep(page: Page, profileID: string, calls: CollectionCalls): Promise<void> {
  const { path, fields, file, change, entry, says } = calls
  const before = await taken(page, { path })
  expect(before, path).toEqual([])
  const added = await taken(page, { path, fields: { ...fields, profileID }, ...(file !== undefined && { file }) })
  expect(added, path).toMatchObject({ ProfileID: profileID, [entry]: expect.any(Number) })
  const listed = await taken(page, { path })
  expect(listed, path).toEqual([added])
  const number = String(Object.entries(added as object).find(([name]) => name === entry)?.[1])
  // The file is not sent again, because the record has one.
  const changes = { ...fields, ...change, profileID, [entry]: number }
  const changed = await taken(page, { path: `${path}/update`, fields: changes })
  expect(changed, path).toMatchObject({ ...says, [entry]: Number(number) })
  if (file !== undefined) expect(changed, path).toMatchObject({ [file]: { name: 'proof.pdf', id: expect.any(String) } })
  const elsewhere = await ask(page, { path, fields: { ...fields, profileID: 'P-of-somebody-else' } })
  expect([403, 404], `${path}: ${elsewhere.text}`).toContain(elsewhere.status)
  await taken(page, { path: `${path}/remove`, fields: { profileID, [entry]: number } })
  expect(await taken(page, { path }), path).toEqual([])
}

/** Sends the subjects of an O-level certificate separately, and its file as base64. */
async function keepSubjects(page: Page, profileID: string): Promise<void> {
  const path = 'profile/certification'
  const fields = { ...school, profileID }
  const { EntryNo } = (await taken(page, { path, fields, file: 'Cert' })) as { EntryNo: number }
  const certificationSubjects = [
    { Subject: 'Mathematics', Grade: 'A', marks: 0 },
    { Subject: 'Kiswahili', Grade: 'B+', marks: 0 },
  ]
  const subjects = { profileID, EntryNo: String(EntryNo), certificationSubjects: JSON.stringify(certificationSubjects) }
  await taken(page, { path: `${path}/storesubjects`, fields: subjects })
  expect(await taken(page, { path })).toMatchObject([{ EntryNo, certificationSubjects, Institution: 'EXAMPLE SCHOOL' }])
  const file = await taken(page, { path: `${path}/attachment/getCertificationAttachment?entryNoInt=${EntryNo}` })
  expect(file).toBe(pdfFile().buffer.toString('base64'))
}

/** Requests checklists and disclaimers, for a category and a membership type. */
async function seeChecklists(page: Page, category: string, type: string): Promise<void> {
  const items = await taken(page, { path: `checklist?category=${category}&type=${type}` })
  expect(items).toEqual(expect.arrayContaining([expect.objectContaining({ checkListType: 'PROFILE', pass: true })]))
  expect(await taken(page, { path: `application/checklist/${category}` })).toEqual(items)
  expect(await taken(page, { path: `application/checklist/${type}` })).toEqual(items)
  for (const item of items as readonly object[])
    expect(
      Object.keys(item)
        .filter((key) => key !== 'preset')
        .toSorted(),
    ).toEqual(['checkListType', 'description', 'mandatory', 'pass'])
  const notes = await taken(page, { path: `checklist/disclaimer?documentNo=${category}&disclaimerType=Application` })
  expect(notes).toEqual(expect.arrayContaining([{ description: expect.any(String) }]))
}

/** Makes the referees' calls: search, add, ask, answer by the link without a session, report. */
async function askReferee(page: Page, tenant: string, profileID: string): Promise<void> {
  const email = 'm1005@sample.example'
  const found = await taken(page, { path: 'profile/referee/search', fields: { MemberNo: 'M1005' } })
  expect(found).toMatchObject({ MemberNo: 'M1005', Name: 'ESTHER EXAMPLE KNOWN', Email: 'm•••@s•••.example' })
  const fields = { ...(found as Record<string, string>), refereeType: 'REFEREE' }
  const added = await taken(page, { path: 'profile/referee/add', fields })
  const EntryNo = (added as { EntryNo: number }).EntryNo
  const asked = { path: 'profile/referee/send_email', fields: { EntryNo: String(EntryNo), profileID } }
  expect(await taken(page, asked)).toEqual({ message: 'Email Sent' })
  const [sent] = (await readOutbox(tenant)).filter(({ recipient }) => recipient === email)
  const [, user = '', code = ''] = /user=([^&]+)&code=(\S+)/.exec(sent?.body_text ?? '') ?? []
  const form = await taken(page, { path: `questions?memberNo=${user}&code=${code}` })
  expect(form).toMatchObject({ referee: { MemberNo: 'M1005' }, applicant: { Name: expect.any(String) } })
  const Questions = (form as { Questions: readonly object[] }).Questions.map((each) => ({ ...each, answer: 'Yes' }))
  const answer = { memberNo: user, code, response: 'Accept', Questions: JSON.stringify(Questions) }
  expect(await taken(page, { path: 'questions/update', fields: answer })).toMatchObject([{ response: 'Accept' }])
  expect(await taken(page, { path: `questions/refereeForm/${EntryNo}` })).toMatch(/^JVBER/)
}

describe('the calls of document 2 §7', () => {
  test('keep the sections of an individual, under the paths and with the payloads that it names [API-02 SEC-04]', async () => {
    const page = await visitAs(newApplicant('demo'))
    const profileID = await profileOf(page)
    // YES means that there is experience.
    for (const hasNoExperience of ['NO', 'YES']) {
      await taken(page, { path: 'profile/update/experience', fields: { ProfileID: profileID, hasNoExperience } })
      expect(await taken(page, { path: 'profile' })).toMatchObject({ hasNoExperience })
    }
    for (const calls of ofIndividuals) await keep(page, profileID, calls)
    await keepSubjects(page, profileID)
    const base64Attachment = noisePng('signature.png', 40).buffer.toString('base64')
    const signature = { namespace: 'application', profileID, base64Attachment }
    await taken(page, { path: 'profile/signature', fields: signature })
    const names = { LastName: 'EXAMPLE', FirstName: 'WANJIRU', SecondName: 'NEEMA' }
    await taken(page, { path: 'profile/approve-names', fields: { ...names, profileID } })
    await taken(page, { path: 'profile/update', fields: { confirmed: 'true', ProfileID: profileID } })
    expect(await taken(page, { path: 'profile' })).toMatchObject({ nameApproved: true, confirmed: true })
    await seeChecklists(page, 'GRADUATE', 'Individual')
    await askReferee(page, 'demo', profileID)
  })

  test('keep the sections of a firm, under the paths and with the payloads that it names [API-02]', async () => {
    const page = await visitAs(newFirm('iek'))
    const profileID = await profileOf(page)
    for (const calls of ofFirms) await keep(page, profileID, calls)
    const types = await taken(page, { path: 'profile/employees/employeeSetup' })
    expect(types).toEqual(expect.arrayContaining([{ code: 'GRADUATE', description: expect.any(String) }]))
    const firm = await taken(page, { path: 'profile/firmBio' })
    expect(firm).toMatchObject({ ProfileID: profileID, FirstName: expect.any(String) })
    const faxNo = '0202000111'
    expect(await taken(page, { path: 'profile/firmBio/update', json: { ...(firm as object), faxNo } })).toMatchObject({
      ProfileID: profileID,
      faxNo,
    })
    await seeChecklists(page, 'FIRM', 'Corporate')
  })
})
