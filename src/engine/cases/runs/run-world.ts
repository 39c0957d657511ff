import { withFacts } from '../../condition/with-facts.ts'
import type { CaseRun } from '../../document/case-run.ts'
import type { ReferenceLists } from '../../document/context.ts'
import type { DocumentId } from '../../document/document-id.ts'
import type { FieldIssue } from '../../document/issue.ts'
import { isJsonObject } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import type { CaseType } from '../case-type.ts'
import type { Case } from '../model/case.ts'
import type { CaseFacts } from '../model/case-facts.ts'
import type { HistoryEntry, WrittenValue } from '../model/outcome.ts'
import type { PoolPlaces } from '../model/pool-places.ts'
import { formatSeries } from '../values/series-number.ts'
import { emptyLedger } from './ledger.ts'
import type { RunLedger } from './ledger.ts'

/** The organisation in which runs are walked. */
export interface RunSetting {
  readonly lists: ReferenceLists
  readonly settings: JsonObject
  readonly yearStart?: string
  /** The category of members whose run declares none. */
  readonly category?: string
  /** How many numbers each series has given before a run; none unless given. */
  readonly drawnBefore?: number
  /** The records that a run names, by section. */
  readonly recordsOf?: (run: CaseRun) => (section: DocumentId) => readonly JsonObject[]
  readonly issuesOf?: (form: DocumentId, answers: JsonObject, today: string) => readonly FieldIssue[]
}

/** Everything that a run changes, at one moment. */
export interface RunWorld {
  readonly kase: Case
  /** Earlier cases of the run. */
  readonly others: readonly Case[]
  readonly today: string
  /** Minutes since midnight: each step is a minute later. */
  readonly minutes: number
  readonly ledger: RunLedger
  readonly profile: JsonObject
  readonly user: JsonObject
  /** The last number of each series and scope, and of those that gave none in the run. */
  readonly series: Readonly<Record<string, number>>
  readonly drawnBefore: number
  readonly history: readonly HistoryEntry[]
  /** What the case has of its pool, or waits for. */
  readonly own: PoolPlaces['own']
  /** The timers' steps that have happened. */
  readonly fired: readonly string[]
}

/** The date on which a run begins unless it declares another. */
const firstDay = '2026-01-15'
const minutesInHour = 60

export const runOwner = 'owner'

/** A member in good order, whom runs are about unless they declare otherwise. */
const member: JsonObject = {
  ProfileID: 'P-1',
  MemberShipType: 'Individual',
  MemberNo: 'M-1',
  Status: 'Active',
  confirmed: true,
}

/** The world in which a run begins. */
export function beginWorld(
  { today = firstDay, given = {} }: CaseRun,
  kase: Case,
  { category = '', drawnBefore = 0 }: Pick<RunSetting, 'category' | 'drawnBefore'>,
): RunWorld {
  return {
    kase,
    others: [],
    today,
    minutes: 0,
    ledger: emptyLedger,
    profile: { ...member, Category: category, ...given.profile },
    user: { id: runOwner, type: 'Individual', category, entitled: false, ...given.user },
    series: {},
    drawnBefore,
    history: [],
    own: undefined,
    fired: [],
  }
}

const noPoints = { earned: 0, target: 0, left: 0 }

/** The facts of the world, as a caller of `step` would load them. */
export function worldFacts(type: CaseType, world: RunWorld, run: CaseRun, setting: RunSetting): CaseFacts {
  const { given = {} } = run
  const complete = { complete: true, passed: 1, asked: 1 }
  const checklist = Object.fromEntries((type.declared.checklists ?? []).map(({ id }) => [id, complete]))
  const { lists, settings, yearStart, issuesOf } = setting
  const unless = {
    checklist,
    settings,
    ledger: { balance: 0, overdue: 0, credit: 0 },
    pool: { taken: 0, ahead: 0 },
    points: { total: 0, thisYear: noPoints, lastYear: noPoints, awards: [] },
  }
  const stated = withFacts(unless, given.facts ?? {})
  const { others, kase, today, profile, user } = world
  return {
    ...stated,
    pool: placesIn(stated['pool'], world.own),
    now: nowIn(world),
    ...(yearStart !== undefined && { yearStart }),
    user: { ...user, profile },
    profile,
    charge: world.ledger.charges,
    related: given.related ?? {},
    lists,
    records: setting.recordsOf?.(run) ?? (() => []),
    isTaken: (unique, key) => others.some((other) => other !== kase && other.keys[unique] === key),
    ...(issuesOf && { issuesOf: (form: DocumentId, answers: JsonObject) => issuesOf(form, answers, today) }),
  }
}

/** The places that a run states for others, with those of its case; those before it want one each. */
function placesIn(stated: JsonValue | undefined, own: PoolPlaces['own']): PoolPlaces {
  const others = isJsonObject(stated) ? stated : {}
  const [taken, cases] = [others['taken'], others['ahead']].map(Number)
  const has = own === undefined || own.waits ? 0 : own.takes
  return { ...(own && { own }), taken: (taken ?? 0) + has, ahead: [{ takes: 1, cases: cases ?? 0 }], waiting: [] }
}

function nowIn({ today, minutes }: RunWorld): string {
  const [hour, minute] = [Math.floor(minutes / minutesInHour), minutes % minutesInHour]
  return `${today}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00Z`
}

/** Draws what an effect writes. */
export function drawn(world: RunWorld, written: Readonly<Record<string, WrittenValue>>): [RunWorld, JsonObject] {
  let after = world
  const values: Record<string, JsonValue> = {}
  for (const [name, one] of Object.entries(written)) {
    if ('value' in one) values[name] = one.value
    else {
      const key = JSON.stringify([one.draw.series, one.draw.scope])
      const sequence = (after.series[key] ?? after.drawnBefore) + 1
      after = { ...after, series: { ...after.series, [key]: sequence } }
      values[name] = formatSeries(one.draw.format, sequence)
    }
  }
  return [after, values]
}
