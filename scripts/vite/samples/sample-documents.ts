import { Readable } from 'node:stream'
import { answerFields } from '../../../src/contract/declared-answers.ts'
import type { DocumentId } from '../../../src/engine/document/document-id.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import type { UserRow } from '../../../src/server/accounts/find-session.ts'
import { drawPdf } from '../../../src/server/platform/documents/pdf/draw-pdf.ts'
import type { PrintedDocument } from '../../../src/engine/printing/printed-document.ts'
import { drawnTemplate } from '../../../src/server/platform/documents/drawn-template.ts'
import { releasedAssets } from '../../../src/server/platform/brand/asset-reader.ts'
import { readBrand } from '../../../src/server/platform/documents/read-brand.ts'
import { formOf, inLanguage } from '../../../src/server/platform/published/published-tenant.ts'
import type { PublishedTenant } from '../../../src/server/platform/published/published-tenant.ts'
import type { ProfileRow } from '../../../src/server/profiles/profiles.ts'
import type { RecordRow } from '../../../src/server/profiles/records.ts'
import { reportDocument } from '../../../src/server/referees/report-document.ts'
import type { Caller } from '../../../src/server/sections/section-context.ts'
import { samplePicture } from '../../../src/server/start/sample-data/sample-files.ts'
import { printProfile } from '../../../src/server/views/printed-profile/profile-document.ts'
import { readPictures } from '../../../src/server/views/printed-profile/read-pictures.ts'
import { projectRoot } from './served-tenants.ts'

/** A printed document: the whole profile, a section of it, the report of a referee, or one that is issued. */
export type SampleDocument = (typeof sampleDocuments)[number]
export const sampleDocuments = [
  'profile',
  'contacts',
  'report',
  'certificate',
  'acceptance-letter',
  'rejection-letter',
  'application',
  'invoice',
  'receipt',
  'credit-note',
] as const

/** Those that are drawn with the first example of their template. */
const fromExamples: ReadonlySet<string> = new Set([
  'certificate',
  'acceptance-letter',
  'rejection-letter',
  'application',
  'invoice',
  'receipt',
  'credit-note',
])

const applicant = 'AKINYI EXAMPLE ODHIAMBO-WANJIKU'
const at = new Date('2026-01-15T08:00:00Z')
const bio = 'sections/bio'
const bioField = answerFields<typeof bio>()

/** A printed document of an organisation in one of its languages, from the examples of its declarations; as base64. */
export async function drawSample(tenant: PublishedTenant, language: string, name: SampleDocument): Promise<string> {
  const caller: Caller = { tenant: inLanguage(tenant, language), user: sampleUser(tenant.id), now: at }
  const brand = await readBrand(
    { root: projectRoot, assets: releasedAssets(projectRoot) },
    caller.tenant,
    tenant.declaration.settings,
  )
  return Buffer.from(await drawPdf(await documentOf(caller, name), brand)).toString('base64')
}

async function documentOf(caller: Caller, name: SampleDocument): Promise<PrintedDocument> {
  if (name === 'report') return reportDocument(caller, sampleReport(caller))
  if (fromExamples.has(name)) return exampleDocument(caller, `documents/${name}`)
  const only = name === 'profile' ? undefined : name
  return readPictures({ open: samplePortrait }, caller.tenant.id, await printProfile(sampleProfile(caller), only))
}

/** The document of a template with the first of its examples. */
function exampleDocument({ tenant, now }: Caller, id: DocumentId): PrintedDocument {
  const [values = {}] = tenant.samples.get(id) ?? []
  const { blocks, ...document } = drawnTemplate(tenant, id, { values }, now)
  return { ...document, blocks: blocks.flatMap((block) => (block.kind === 'stored-picture' ? [] : [block])) }
}

const samplePortrait = async () => Readable.from([samplePicture('#3f5873')])

function sampleProfile(caller: Caller) {
  const { tenant, user } = caller
  const profile: ProfileRow = {
    tenant: tenant.id,
    id: 'sample-profile',
    user_id: user.id,
    type: 'Individual',
    member_no: 'M/2041',
    confirmed: true,
    name_approved: true,
    member_information: [],
    created_at: at,
  }
  const answers = tenant.samples.get(bio)?.[0] ?? {}
  return {
    caller,
    profile,
    name: (['FirstName', 'SecondName', 'LastName'] as const).map((field) => bioField(answers, field)).join(' '),
    read: async ({ section }: { readonly section: string }) => ({
      form: formOf(tenant, section),
      profile,
      profileAnswers: answers,
      rows: sampleRows(tenant, section),
      record: undefined,
      settings: tenant.declaration.settings.minor_settings,
    }),
  }
}

/** The section's valid examples as stored records: one of a record section, at most three of a collection. */
function sampleRows(tenant: PublishedTenant, section: string): RecordRow[] {
  const most = tenant.documents.get(section)?.page?.kind === 'record' ? 1 : 3
  return (tenant.samples.get(section) ?? []).slice(0, most).map((answers, index) => ({
    tenant: tenant.id,
    profile_id: 'sample-profile',
    section,
    entry_no: index + 1,
    answers,
    form_hash: formOf(tenant, section).hash,
    retired: {},
    revision: 1,
    created_at: at,
    updated_at: at,
  }))
}

function sampleReport({ tenant }: Caller) {
  const referee: JsonObject = tenant.samples.get('sections/referees')?.[0] ?? {}
  return {
    applicant: { Name: applicant, category: 'Graduate Engineer' },
    referee,
    type: 'Referee',
    response: 'Accept',
    remarks: 'She has led the design office for three years, and I would work with her again.',
    answeredAt: at,
    questions: [
      {
        questionNo: '1',
        question: 'In which capacity do you know the applicant?',
        answer: 'As her head of department.',
      },
      { questionNo: '2', question: 'Since when?', answer: '2019' },
    ],
  } as const
}

function sampleUser(tenant: string): UserRow {
  return {
    tenant,
    id: 'sample-user',
    email: 'akinyi@members.example',
    phone: '+254700000000',
    id_number: '12345678',
    password_hash: '',
    type: 'Individual',
    category: 'GRADUATE',
    is_admin: false,
    is_super_admin: false,
    is_approver: false,
    email_reminders: true,
    email_updates: true,
    sms_reminders: true,
    sms_updates: true,
    profile_id: 'sample-profile',
    verified_at: at,
    created_at: at,
    deleted_at: null,
  }
}
