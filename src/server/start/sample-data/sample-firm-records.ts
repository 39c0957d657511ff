import type { JsonObject } from '../../../engine/json/json.ts'
import type { SampleRecord } from './sample-records.ts'

const office: JsonObject = {
  Type: 'Work',
  Status: 'Active',
  Email: 'office@works.example',
  PhoneNo: '0200000505',
  Country: 'KE',
  County: '047',
  City: 'WESTLANDS',
  Address: 'P.O. BOX 505',
  PlaceOfWork: 'SAMPLE WORKS LIMITED',
  Designation: 'OFFICE MANAGER',
  Location: '5 EXAMPLE ROAD',
}

const director: JsonObject = {
  ...office,
  Type: 'Personal',
  Email: 'director@works.example',
  PhoneNo: '0700000506',
  Designation: 'MANAGING DIRECTOR',
}

/** A member of the sample register. */
const member: JsonObject = {
  name: 'AMINA EXAMPLE ACTIVE',
  identificationDocumentNo: '30001001',
  discipline: 'CIVIL',
  type: 'Member',
  regNo: 'M1001',
}

/** The sample member, whose own profile names the firm. */
const responsible: JsonObject = {
  name: 'MARTA EXAMPLE MEMBER',
  identificationDocumentNo: 'SAMPLE03',
  discipline: 'CIVIL',
  type: 'Member',
  regNo: 'SAMPLE/03',
  responsible: true,
}

const outsider: JsonObject = {
  name: 'GODFREY EXAMPLE OUTSIDER',
  identificationDocumentNo: '30009001',
  discipline: 'OTHER',
  type: 'Non Member',
}

const statement =
  'The firm advises public and private clients on the planning, design and supervision of bridges and other works. ' +
  'It was founded by two partners, and trains young professionals every year.'

/** The sample firm's records, each section in the order of its entry numbers. */
export const sampleFirmRecords: readonly SampleRecord[] = [
  { section: 'sections/contacts', answers: director },
  { section: 'sections/contacts', answers: office },
  { section: 'sections/directors', answers: member },
  { section: 'sections/directors', answers: responsible },
  { section: 'sections/directors', answers: outsider },
  { section: 'sections/shareholders', answers: { ...member, sharesHeld: 700 } },
  { section: 'sections/shareholders', answers: { ...outsider, sharesHeld: 300 } },
  {
    section: 'sections/services',
    answers: { service: 'BRIDGES', description: 'Design and supervision of bridges and their approaches.' },
  },
  {
    section: 'sections/services',
    answers: { service: 'ASSESSMENT', description: 'Inspection of old structures, with a report on each.' },
  },
  { section: 'sections/employees', answers: { code: 'TECHNICIAN', count: 6 } },
  { section: 'sections/employees', answers: { code: 'GRADUATE', count: 4 } },
  {
    section: 'sections/bankers',
    answers: { name: 'EXAMPLE BANK, MAIN BRANCH', address: 'P.O. BOX 1 - 00100 NAIROBI' },
  },
  {
    section: 'sections/company-information',
    answers: {
      registeredOn: '2012-08-20',
      companyRegNo: 'PVT-EX505505',
      ownership: 'Limited company',
      website: 'https://works.example',
      statement,
    },
  },
]
