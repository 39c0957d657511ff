import { expect, test } from 'vitest'
import { getAt } from '../../src/engine/json/pointer.ts'
import { axeViolations, openBrowser, phone, scrollsSideways } from './browser.ts'
import { getCall, postCall, sampleSession } from './sessions.ts'

const { visitAs } = openBrowser()

test('staff at the door admit a ticket once; shown again it says so, and so does the code of nothing [EVT-02]', async () => {
  const tenant = 'engineering-board'
  const [admin, member] = await Promise.all([sampleSession(tenant, 'admin'), sampleSession(tenant, 'graduate')])
  const site = { no: 'EV-910', description: 'Visit of a dam', eventType: 'INHOUSES', cpdHours: 4 }
  const later = { ...site, startDate: '2099-03-01', endDate: '2099-03-01' }
  await postCall(tenant, 'admin/events', later, admin.token)
  const answers = { event: site.no, tickets: 1 }
  const booking = await postCall(tenant, 'cases/event-booking', { do: 'book', answers }, member.token)
  // Nobody books an event that has begun, so it is moved afterwards.
  const found = await getCall(tenant, `admin/events?search=${site.no}`, admin.token)
  const id = String(getAt(found, '/items/0/id'))
  await postCall(tenant, 'admin/events', { ...later, id, startDate: '2026-01-01' }, admin.token)
  const booked = await getCall(tenant, `cases/event-booking/${String(getAt(booking, '/number'))}`, member.token)
  const code = String(getAt(booked, '/documents/0/code'))

  const page = await visitAs(sampleSession(tenant, 'approver'), '/verify', phone)
  const enter = async (typed: string) => {
    await page.getByLabel('Code of the document').fill(typed)
    await page.getByRole('button', { name: 'Verify', exact: true }).click()
  }
  await enter(code)
  const door = page.getByRole('region', { name: 'At the door' })
  await door.getByText('Booked', { exact: true }).waitFor()
  await door.getByText('Visit of a dam').waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
  await door.getByRole('button', { name: 'Mark attendance' }).click()
  await door.getByText(/^Marked on .+ at \d\d:\d\d$/).waitFor()
  await door.getByText('Attended', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Enter another code' }).click()
  await enter(code)
  await door.getByText(/^This code was shown before: it was marked on .+ at \d\d:\d\d$/).waitFor()
  expect(await door.getByRole('button').count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Enter another code' }).click()
  await enter('7K3M-9QXA-22TD')
  await page.getByRole('heading', { name: 'No such document' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  const awards = await getCall(tenant, 'cpd_awards/awards', member.token)
  expect(awards).toContainEqual(expect.objectContaining({ eventCode: site.no, pointAwarded: 4 }))
})
