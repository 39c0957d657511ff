import { documents, sectionOf } from 'virtual:declared-documents'
import { documents as printed } from 'virtual:server-samples/documents'
import { starts } from 'virtual:server-samples/starts'
import type { ChecklistItem } from '../../../src/contract/checklist.ts'
import { referenceCalls } from '../../../src/contract/reference-data.ts'
import { revisionField } from '../../../src/contract/record-revision.ts'
import type { SettingsRecord } from '../../../src/contract/settings.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { storyTenant } from '../../declared/story-tenant.ts'
import { editedContacts } from './sample-forms.ts'
import { sampleUses } from './sample-schedules.ts'
import { emptyDashboard } from './sample-dashboard.ts'
import { noNotifications } from './sample-data.ts'
import { noCases } from './sample-own-cases.ts'
import type { Outcome } from './sample-response.ts'

/** Whose portal a story shows. */
export interface Place {
  readonly tenant: string
  readonly language: string
}

/** Whose, and how much of the checklist the records of who looks at it complete. */
export interface Viewing extends Place {
  readonly done: 'nothing' | 'some' | 'everything'
}

/** What every story's server returns at a path: reference lists, and each section's valid examples as its records. */
export async function generalResponse(viewing: Viewing, path: string): Promise<Outcome | undefined> {
  const data =
    fixed(viewing, path) ??
    (await checklistAt(viewing, path)) ??
    listAt(viewing, path) ??
    (await recordsAt(viewing, path)) ??
    (await printedAt(viewing, path)) ??
    (path === 'admin/forms/form' ? await editedContacts(viewing) : undefined)
  return data === undefined ? undefined : { kind: 'data', data }
}

function fixed({ tenant }: Place, path: string): unknown {
  if (path === 'notifications') return noNotifications
  if (path === 'profile/ledger' || path === 'billing/pending' || path === 'billing/history' || path === 'subs')
    return []
  if (path === 'cpd_awards/awards') return []
  if (path === 'billing/balance') return { BalanceLCY: 0, Currency_Code: 'KES' }
  // Whoever has completed everything is asked to submit their application, so any screen may read them.
  if (path === 'checklist/disclaimer' || path === 'application') return []
  if (path === 'cases/application/own') return noCases
  if (path === 'dashboard') return emptyDashboard
  if (/^cases\/[^/]+\/(views|[^/]+\/reading)$/.test(path)) return []
  if (path === 'admin/settings') return settingsOf(tenant)
  if (path === 'admin/forms/schedules') return []
  if (path === 'admin/forms/uses') return sampleUses
  return path === 'company' ? { logo: starts[tenant]?.logo ?? '', ...starts[tenant]?.tenant.company } : undefined
}

/** The declared settings. */
function settingsOf(tenant: string): SettingsRecord | undefined {
  const settings = starts[tenant]?.settings
  return (
    settings && {
      id: 'declared',
      minor_settings: JSON.stringify(settings.minor_settings),
      site_installed_packages: JSON.stringify(settings.site_installed_packages),
      site_colors: JSON.stringify(settings.site_colors),
    }
  )
}

/** The declared checklist of graduates, or of firms. */
async function checklistAt({ tenant, language, done }: Viewing, path: string): Promise<ChecklistItem[] | undefined> {
  if (!path.startsWith('application/checklist/')) return undefined
  const name = path.endsWith('/FIRM') ? 'checklists/firm' : 'checklists/graduate'
  const items = (await documents[name]?.())?.forms[tenant]?.[language]?.document.checklist?.items ?? []
  const passed = { nothing: 0, some: items.length / 2, everything: items.length }[done]
  return items.map(({ type, description, mandatory }, index) => ({
    checkListType: type,
    description,
    mandatory,
    pass: index < passed,
  }))
}

function listAt({ tenant, language }: Place, path: string): unknown {
  const call = Object.values(referenceCalls).find((one) => one.path === path)
  const named = /^setup\/lists\/([^/]+)$/.exec(path)?.[1]
  const list = call && 'list' in call ? call.list : named
  return list === undefined ? undefined : storyTenant(tenant).documents[language]?.[`lists/${list}`]?.list?.items
}

async function recordsAt({ tenant, language }: Place, path: string): Promise<unknown> {
  const section = sectionOf[path]
  const load = section === undefined ? undefined : documents[section]
  const document = (await load?.())?.forms[tenant]?.[language]?.document
  if (!document) return undefined
  const records = (document.examples?.valid ?? []).map(({ answers }, index) => stored(answers, index + 1))
  return document.page?.kind === 'record' ? (records[0] ?? null) : records.slice(0, 3)
}

const stored = (answers: JsonObject, entryNo: number): JsonObject => ({
  ...answers,
  EntryNo: entryNo,
  [revisionField]: `sample-${entryNo}`,
})

/** Printed documents by the call that returns them. */
const printedBy = {
  'profile/document': 'profile',
  'profile/document/contacts': 'contacts',
  'questions/refereeForm/1': 'report',
  'subs/proforma/SU5WLTIwMjYtMDAwNDI': 'invoice',
  'billing/proforma/SU5WLTIwMjYtMDAwNDI': 'invoice',
  'billing/receipt/UkNULTIwMjYtMDAwMTc': 'receipt',
  'billing/credit-note/Q1JOLTIwMjYtMDAwMDM': 'credit-note',
} as const

async function printedAt({ tenant, language }: Place, path: string): Promise<string | undefined> {
  const ofCase = /^cases\/[^/]+\/[^/]+\/documents\/[^/]+$/.test(path) ? 'report' : undefined
  const name = Object.entries(printedBy).find(([address]) => address === path)?.[1] ?? ofCase
  return name && (await printed[`${tenant}/${language}/${name}`]?.())?.default
}
