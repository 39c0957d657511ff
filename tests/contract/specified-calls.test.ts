import { describe, expect, test } from 'vitest'
import { openApi } from '../../src/contract/open-api/open-api.ts'
import { isJsonObject } from '../../src/engine/json/json.ts'
import { composedApi } from './composed-api.ts'

/** Specification 1 §7, by hand: method, path and query parameters. */
const specified = `
GET setup/membership-categories
GET application/requirements
GET company
GET setup/countries
GET setup/counties
GET setup/cities
GET setup/qualification-codes
GET setup/certification-code
GET setup/industry-group
GET setup/specialization-types
GET setup/postal-codes
GET setup/certification-class
GET setup/discipline
GET setup/title
GET setup/universities
GET setup/attachmentTypes
GET setup/disclaimers
GET setup/firms
GET setup/referee-types
GET company/terms
GET admin/settings
POST auth/login
POST auth/register
POST auth/createFirm
POST auth/verify
POST auth/verify-otp
GET auth/send-otp user_id
POST auth/password-reset
POST auth/password
POST auth/set-password
POST auth/notification
POST auth/logout
GET auth/user
POST auth/activation
POST auth/activation/activate
GET profile/search/member MemberNo
GET profile
POST profile
POST profile/update
POST profile/approve-names
GET profile/firmBio
POST profile/firmBio/create
POST profile/firmBio/update
GET profile/contact
POST profile/contact
POST profile/contact/remove
POST profile/signature`

const rows = specified
  .trim()
  .split('\n')
  .map((row) => row.split(' '))

describe.each(['demo', 'engineering-board', 'iek', 'ics'])('the OpenAPI document of %s', (tenant) => {
  const { paths } = openApi(composedApi(tenant))

  test.each(rows)('describes %s %s [API-01 API-05]', (method = '', path = '', query = '') => {
    const item = isJsonObject(paths) ? paths[`/${path}`] : undefined
    const operation = isJsonObject(item) ? item[method.toLowerCase()] : undefined
    expect(isJsonObject(operation), `${method} ${path}`).toBe(true)
    expect(JSON.stringify(operation)).toContain(query === '' ? '"responses"' : `"name":"${query}"`)
  })
})
