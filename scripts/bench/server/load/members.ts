import { Agent } from 'node:http'
import { isJsonObject } from '../../../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../../src/engine/json/json.ts'
import { sampleDocument, samplePicture } from '../../../../src/server/start/sample-data/sample-files.ts'
import { contactOf } from '../many-members.ts'
import { formBody } from '../bodies.ts'
import type { SentFile } from '../bodies.ts'
import { makeCall } from '../call.ts'

const bio: JsonObject = {
  LastName: 'MWANGAZA',
  FirstName: 'WANJIRU',
  SecondName: 'NEEMA',
  profileTitle: [{ title: 'MS', description: 'Ms' }],
  Gender: 'Female',
  DateOfBirth: '1994-05-17',
  Nationality: 'KE',
  county: '022',
  IdentificationDocumentNo: '12345678',
  countyOfResidence: '047',
  City: 'WESTLANDS',
  Address: '12345',
  Discipline: 'CIVIL',
  specialization: { Code: 'HIGHWAYS' },
  Disability: false,
}

const bioFiles: readonly SentFile[] = [
  { field: 'Image', name: 'portrait.png', mediaType: 'image/png', content: samplePicture('#336699') },
  { field: 'IDImage', name: 'id.pdf', mediaType: 'application/pdf', content: sampleDocument('Both sides') },
]

const experience: JsonObject = {
  NameOfFirm: 'KARIBU DESIGN PARTNERS LTD',
  Sector: 'CONSTRUCTION',
  PositionHeld: 'SITE ENGINEER',
  Current: false,
  FromDate: '2019-01-07',
  ToDate: '2022-03-31',
  ResponsibilitiesDescription: 'Supervised the building of two bridges.',
}

/** Fills the profiles of new members through the API, as they would: the profile, a contact and work experience. */
export async function fillProfiles(port: number, tokens: readonly string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  const records: [path: string, answers: JsonObject, files?: readonly SentFile[]][] = [
    ['profile', bio, bioFiles],
    ['profile/contact', contactOf('Personal')],
    ['profile/work-experience', experience],
  ]
  try {
    for (const [caller, token] of tokens.entries()) {
      for (const [path, answers, files] of records) {
        const call = { method: 'POST', path, token, caller, ...formBody(answers, files) } as const
        const { status, body } = await makeCall(agent, port, call)
        if (status !== 200) throw new Error(`${path} was answered with ${status}: ${body.toString()}`)
      }
    }
  } finally {
    agent.destroy()
  }
}

/** The first record of a response that lists records; undefined when there are none. */
export function firstRecord(body: Buffer): JsonObject | undefined {
  const answer: JsonValue = JSON.parse(body.toString())
  const data = isJsonObject(answer) ? answer.data : undefined
  const first = Array.isArray(data) ? data[0] : undefined
  return isJsonObject(first) ? first : undefined
}
