import type { NewCase } from '../../../src/contract/new-case.ts'
import type { OwnCase, OwnCases } from '../../../src/contract/own-cases.ts'
import { waitingCase } from './sample-own-cases.ts'

// The people and numbers here are invented.

const start = { id: 'submit', title: 'Submit', closed: [] }

export const newName: NewCase = { start, steps: ['names'], answers: { LastName: 'ODHIAMBO' }, checklists: [] }

export const openName: NewCase = {
  ...newName,
  start: { ...start, closed: [{ code: 'taken', id: 'one', text: 'A request of yours is open.' }] },
}

export const newLetter: NewCase = { start, steps: ['letter'], answers: {}, checklists: [] }

const item = (checkListType: string, description: string, pass: boolean, mandatory = true) => ({
  checkListType,
  description,
  pass,
  mandatory,
})

/** The way to an upgrade, with something missing or not. */
export const newUpgrade = (isComplete: boolean): NewCase => ({
  start: { ...start, title: 'Continue' },
  steps: ['plan', 'checklist', 'confirm'],
  answers: { toCategory: 'PE' },
  checklists: [
    {
      id: 'own',
      items: [
        item('PROFILE', 'Complete your profile', true),
        item('CONTACTS', 'Add two contacts', true),
        item('EXPERIENCE', 'Describe three years of experience under a professional engineer', isComplete),
        item('TRAINING', 'Mention further training', false, false),
      ],
    },
  ],
})

/** The way to a licence, with something missing or not. */
export const newLicence = (isComplete: boolean): NewCase => ({
  start,
  steps: ['details', 'checklist', 'declaration'],
  answers: {
    memberCategory: 'CONSULTING',
    memberNo: 'M/1001',
    amount: 12_000,
    registrationDate: '2024-01-01',
    until: '2026-12-31',
    startDate: '2020-03-02',
    practitionerSurname: 'ODHIAMBO',
    practitionerOtherNames: 'AKINYI EXAMPLE',
    practitionerPhone: '0712345678',
    practitionerEmail: 'akinyi@example.com',
    practitionerAddress: 'P.O. BOX 12345',
    practiceName: 'KARIBU DESIGN PARTNERS LTD',
    email: 'office@karibu-design.example',
    phoneNo: '(020) 200-0111',
    postalCode: 'P.O. BOX 200',
    physicalLocation: 'WAIYAKI WAY',
    countryCode: 'KE',
    county: '047',
    city: 'WESTLANDS',
  },
  checklists: [
    {
      id: 'own',
      items: [
        item('PROFILE', 'Complete your profile', true),
        item('CONTACTS', 'Add two contacts', true),
        item('EXPERIENCE', 'Describe the practice in which you work', isComplete),
      ],
    },
  ],
})

const years = ['2026', '2025', '2025', '2024', '2024']

/** More letters than are easy to scan. */
export const letters: OwnCases = {
  items: years.map((year, index): OwnCase => {
    const number = `LI-${year}-000${index + 1}`
    const isIssued = index > 0
    return {
      ...waitingCase,
      id: `letter-${index}`,
      type: 'introduction',
      number,
      title: isIssued ? 'Issued' : 'Requested',
      color: isIssued ? 'success' : 'info',
      cells: {
        no: number,
        to: ['The County Government of Kiambu', 'Acme Consultants', 'The Ministry of Water'][index % 3] ?? '',
        until: isIssued ? `${year}-12-31` : '',
        amount: 1500 + 250 * index,
        status: isIssued ? 'Issued' : 'Requested',
      },
      actions: isIssued ? [{ id: 'letter', title: 'Letter' }] : [],
    }
  }),
  next: null,
}
