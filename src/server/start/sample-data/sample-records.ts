import type { DocumentId } from '../../../engine/document/document-id.ts'
import type { JsonObject } from '../../../engine/json/json.ts'

/** A record of a sample profile. The people and firms in it do not exist. */
export interface SampleRecord {
  readonly section: DocumentId
  /** Files have only a name; their content is generated. */
  readonly answers: JsonObject
}

const file = (name: string): JsonObject => ({ name, mediaType: 'application/pdf', size: 0 })

const studies: JsonObject = {
  Type: 'Educational',
  Category: 'Local',
  isOLevel: false,
  CertificateAwarded: 'DEGREE',
  AreaOfSpecialization: 'CIVIL ENGINEERING',
  CertificateNo: 'EX/2011/0417',
  Institution: 'EGERTON UNIVERSITY',
  UniversityCode: 'EGERTON',
  County: '047',
  location: 'NJORO',
  StartDate: '2006-09-04',
  EndDate: '2011-05-27',
  GraduationDate: '2011-09-16',
  CompletionYear: 2011,
  Cert: file('degree.pdf'),
}

const school: JsonObject = {
  Type: 'Educational',
  Category: 'Local',
  isOLevel: true,
  CertificateAwarded: 'KCSE',
  CertificateNo: '20401/011/2005',
  Institution: 'EXAMPLE HILL HIGH SCHOOL',
  UniversityCode: 'OTHER',
  County: '047',
  location: 'NAIROBI',
  StartDate: '2002-01-07',
  EndDate: '2005-11-18',
  CompletionYear: 2005,
  Cert: file('kcse.pdf'),
  Division: 'B+',
  certificationSubjects: [
    { Subject: 'Mathematics', Grade: 'A-', marks: 0 },
    { Subject: 'Physics', Grade: 'B+', marks: 0 },
    { Subject: 'Chemistry', Grade: 'B', marks: 0 },
    { Subject: 'English', Grade: 'B+', marks: 0 },
    { Subject: 'Kiswahili', Grade: 'A', marks: 0 },
  ],
  ContactPerson: 'NEEMA EXAMPLE HEAD',
  ContactDesignation: 'PRINCIPAL',
  ContactEmail: 'principal@school.example',
  ContactCountry: 'KE',
  contactPersonAddress: '1 EXAMPLE HILL',
}

const abroad: JsonObject = {
  ...studies,
  Category: 'Foreign',
  CertificateAwarded: 'MASTERS',
  CertificateNo: 'MSC/2015/77',
  Institution: 'MAKERERE UNIVERSITY',
  UniversityCode: 'MAKERERE',
  County: undefined,
  countryOfUniversity: 'UG',
  location: 'KAMPALA',
  StartDate: '2013-08-05',
  EndDate: '2015-06-12',
  GraduationDate: '2015-10-23',
  CompletionYear: 2015,
  Cert: file('masters.pdf'),
  transcript: [
    { description: 'YEAR 1', attachment: file('transcript-1.pdf') },
    { description: 'YEAR 2', attachment: file('transcript-2.pdf') },
  ],
  ContactPerson: 'OKELLO EXAMPLE REGISTRAR',
  ContactDesignation: 'ACADEMIC REGISTRAR',
  ContactEmail: 'registrar@university.example',
  ContactCountry: 'UG',
  contactPersonAddress: '2 EXAMPLE ROAD',
}

const accredited: JsonObject = {
  ...studies,
  Type: 'Professional',
  isOLevel: undefined,
  CertificateNo: 'PR/2017/204',
  Cert: file('accreditation.pdf'),
}

const workedBefore: JsonObject = {
  NameOfFirm: 'EXAMPLE STRUCTURES LIMITED',
  Sector: 'CONSTRUCTION',
  PositionHeld: 'SITE ENGINEER',
  Current: false,
  FromDate: '2011-10-03',
  ToDate: '2016-02-26',
  ResponsibilitiesDescription: 'Setting out and supervision of two road bridges and their approaches.',
}

const worksNow: JsonObject = {
  NameOfFirm: 'SAMPLE WORKS LIMITED',
  Sector: 'CONSULTANCY',
  PositionHeld: 'SENIOR BRIDGE ENGINEER',
  Current: true,
  FromDate: '2016-03-01',
  ResponsibilitiesDescription: 'Design of bridges, review of drawings, training of graduate engineers.',
}

const belongsTo: JsonObject = {
  Institution: 'EXAMPLE SOCIETY OF BRIDGE BUILDERS',
  memberNo: 'ESB-1042',
  membershipType: 'CORPORATE',
  yearOfRegistration: 2018,
  attachment: file('membership.pdf'),
}

const livesAt: JsonObject = {
  Type: 'Personal',
  Status: 'Active',
  Email: 'member@sample.example',
  PhoneNo: '0700000303',
  Country: 'KE',
  County: '047',
  City: 'WESTLANDS',
  Address: 'P.O. BOX 303',
  PlaceOfWork: 'SAMPLE WORKS LIMITED',
  Designation: 'SENIOR BRIDGE ENGINEER',
  Location: '3 EXAMPLE ROAD',
}

const worksAt: JsonObject = {
  ...livesAt,
  Type: 'Work',
  Email: 'marta.member@works.example',
  PhoneNo: '0200000404',
  Address: 'P.O. BOX 404',
}

/** The active member's records, each section in the order of its entry numbers. */
export const sampleRecords: readonly SampleRecord[] = [
  { section: 'sections/contacts', answers: livesAt },
  { section: 'sections/contacts', answers: worksAt },
  { section: 'sections/certification', answers: school },
  { section: 'sections/certification', answers: studies },
  { section: 'sections/certification', answers: abroad },
  { section: 'sections/certification', answers: accredited },
  { section: 'sections/work-experience', answers: workedBefore },
  { section: 'sections/work-experience', answers: worksNow },
  { section: 'sections/institutions', answers: belongsTo },
  { section: 'sections/attachments', answers: attached('CV', 'curriculum-vitae.pdf') },
  { section: 'sections/attachments', answers: attached('CAREER-REPORT', 'career-report.pdf') },
  { section: 'sections/attachments', answers: attached('PROJECT-REPORT', 'report-on-a-footbridge.pdf') },
  { section: 'sections/attachments', answers: attached('PROJECT-REPORT', 'report-on-a-road-bridge.pdf') },
  { section: 'sections/specialization', answers: { Description: 'STEEL BRIDGES' } },
  { section: 'sections/specialization', answers: { Description: 'ASSESSMENT OF OLD BRIDGES' } },
]

function attached(description: string, name: string): JsonObject {
  return { description, fileName: name, attachment: file(name) }
}
