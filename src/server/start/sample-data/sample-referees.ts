import type { JsonObject } from '../../../engine/json/json.ts'

/**
 * The active member's referees, from the sample register. Those of types that an organisation does not have are left
 * out.
 */
export const sampleReferees: readonly JsonObject[] = [
  referee('REFEREE', 'M1001', 'AMINA EXAMPLE ACTIVE', 'CHIEF ENGINEER'),
  referee('REFEREE', 'M1002', 'BARAKA EXAMPLE REGISTERED', 'DIRECTOR'),
  referee('REFEREE', 'M1004', 'DANIEL EXAMPLE IMPORTED', 'LECTURER'),
  referee('PROPOSER', 'M1005', 'ESTHER EXAMPLE KNOWN', 'SENIOR ENGINEER'),
  referee('SECONDER', 'M1006', 'FARAJI EXAMPLE SECONDING', 'RESIDENT ENGINEER'),
]

function referee(refereeType: string, MemberNo: string, Name: string, Designation: string): JsonObject {
  const number = MemberNo.slice(1)
  return {
    refereeType,
    MemberNo,
    Name,
    Designation,
    Email: `${MemberNo.toLowerCase()}@sample.example`,
    PhoneNo: `070000${number}`,
    PlaceOfWork: 'EXAMPLE STRUCTURES LIMITED',
    Address: `P.O. BOX ${number}, NAIROBI`,
  }
}

/** Their answers, by question number. */
const answers: ReadonlyMap<string, string> = new Map([
  ['acquaintance', 'For six years, as the head of the office in which the applicant works.'],
  ['work', 'The design of two road bridges and the assessment of an older one.'],
  ['competence', 'Careful and independent; has answered for designs since 2018.'],
  ['conduct', 'No.'],
  ['recommendation', 'Yes. The applicant does the work of the category already.'],
  ['support', 'The applicant trains younger colleagues and takes part in our meetings.'],
])

/** A referee's answer to a question; a general one for questions that only one organisation asks. */
export const sampleAnswer = (questionNo: string): string => answers.get(questionNo) ?? 'Yes, as far as I can tell.'
