import { centsInUnit } from '../../../engine/cases/values/charge-amount.ts'
import { shiftDate } from '../../../engine/cases/values/shift-date.ts'
import { todayIn } from '../../../engine/format/today-in.ts'
import type { UserRow } from '../../accounts/find-session.ts'
import { findUserByEmail } from '../../accounts/users.ts'
import { lockCaseProfile } from '../../cases/case-place.ts'
import type { CaseWorld } from '../../cases/case-place.ts'
import { payerData } from '../../cases/payer-data.ts'
import { keepReceipt } from '../../cases/receive-payment.ts'
import { bookingCase } from '../../events/booking-case.ts'
import { addBookings, addEvents } from '../../events/add-events.ts'
import { postInvoice } from '../../ledger/post-invoice.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { inLanguage } from '../../platform/published/published-tenant.ts'
import type { Services } from '../../platform/services.ts'
import { addSamplePlaces, withPlaces } from './add-sample-places.ts'
import { sampleEvents } from './sample-events.ts'

/** A booking of a sample account, and how long ago it was made. What costs something is billed, and may be paid. */
interface SampleBooking {
  readonly no: string
  readonly event: string
  readonly status: string
  readonly ago: string
  readonly isActive: boolean
  /** In the unit of the currency. */
  readonly fee?: number
  readonly isPaid?: boolean
}

/** The active member owes nothing, so that nothing else is closed to them; the graduate owes something already. */
const booked: Readonly<Record<string, readonly SampleBooking[]>> = {
  'member@sample.example': [
    { no: 'BK-0101', event: 'EV-0101', status: 'Closed', ago: 'P5M', isActive: false, fee: 25_000, isPaid: true },
    { no: 'BK-0103', event: 'EV-0107', status: 'Cancelled', ago: 'P20D', isActive: false },
    { no: 'BK-0104', event: 'EV-0105', status: 'Billed', ago: 'P12D', isActive: true, fee: 12_000, isPaid: true },
    { no: 'BK-0105', event: 'EV-0104', status: 'Open', ago: 'P6D', isActive: true, fee: 1_500, isPaid: true },
    { no: 'BK-0106', event: 'EV-0111', status: 'Waiting list', ago: 'P2D', isActive: true },
  ],
  'graduate@sample.example': [
    { no: 'BK-0102', event: 'EV-0106', status: 'Billed', ago: 'P8D', isActive: true, fee: 30_000 },
  ],
}

/**
 * Adds events to every organisation that has them among its packages, and what the sample members have booked at its
 * site, or applicants here. An organisation with events stays as it is.
 */
export async function addSampleEvents({ tenants, database, origins, staff, now }: Services): Promise<void> {
  for (const tenant of tenants.all) {
    if (!tenant.declaration.settings.site_installed_packages.includes('Events')) continue
    const world = { tenant, origin: origins.of(tenant), staff, now: now() }
    await database.inTenant(tenant.id, async (tx) => {
      if (await hasEvents(tx)) return
      const events = sampleEvents(todayIn(tenant.declaration.timeZone, world.now))
      if (bookingCase(tenant) !== undefined) {
        await addEvents(tx, withPlaces(events), world.now)
        await addSamplePlaces(tx, world)
        return
      }
      await addEvents(tx, events, world.now)
      for (const [email, bookings] of Object.entries(booked)) {
        const user = await findUserByEmail(tx, email)
        if (user === undefined) continue
        for (const booking of bookings) await book(tx, world, user, booking)
      }
    })
  }
}

async function hasEvents({ tenant, db }: TenantTransaction): Promise<boolean> {
  const any = db.selectFrom('events').select('id').where('tenant', '=', tenant)
  return (await any.limit(1).executeTakeFirst()) !== undefined
}

async function book(tx: TenantTransaction, world: CaseWorld, user: UserRow, booking: SampleBooking): Promise<void> {
  const { profile_id: profile, id_number: idNo, phone: phoneNo } = user
  if (profile === null) return
  const { no: bookingNo, event: eventNo, status, isActive, ago } = booking
  const day = shiftDate(todayIn(world.tenant.declaration.timeZone, world.now), `-${ago}`)
  const then = { ...world, now: new Date(`${day}T08:00:00Z`) }
  const invoice =
    booking.fee === undefined ? null : await bill(tx, then, profile, { ...booking, day, fee: booking.fee })
  await addBookings(tx, [{ bookingNo, eventNo, profile, status, isActive, invoice, idNo, phoneNo, at: then.now }])
}

interface Billed extends SampleBooking {
  readonly fee: number
  readonly day: string
}

/** Posts the invoice of a booking, and the receipt where it is paid. Returns the invoice's id. */
async function bill(tx: TenantTransaction, world: CaseWorld, profileId: string, billed: Billed): Promise<string> {
  const { no, event, fee, day, isPaid } = billed
  const profile = await lockCaseProfile(tx, profileId)
  const holder = { profile: profileId, data: await payerData(tx, inLanguage(world.tenant), profile) }
  const amount = fee * centsInUnit
  const line = { description: `Event booking ${no}`, item: 'event', vat: 0, due: shiftDate(day, 'P30D') }
  const invoice = await postInvoice(tx, world, holder, { lines: [{ ...line, amount }], source: event })
  if (isPaid) {
    const payment = { amount, way: 'bank', description: 'Bank transfer', invoices: [invoice.number] }
    await keepReceipt(tx, world, profile, { ...payment, reference: `FT${day.replaceAll('-', '').slice(2)}E` })
  }
  return invoice.id
}
