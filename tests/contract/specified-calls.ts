/** A specified call: method, path with `{…}` for what changes, and the names in its query. */
export interface SpecifiedCall {
  readonly method: string
  readonly path: string
  readonly query: readonly string[]
}

/** The calls of the specification by document, written out by hand. */
export const specifiedCalls: Readonly<Record<'1' | '2' | '3', readonly SpecifiedCall[]>> = {
  '1': callsOf(`
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
    POST profile/signature`),
  '2': callsOf(`
    GET profile/certification
    POST profile/certification
    POST profile/certification/update
    POST profile/certification/remove
    POST profile/certification/storesubjects
    GET profile/certification/attachment/getCertificationAttachment entryNoInt
    GET profile/work-experience
    POST profile/work-experience
    POST profile/work-experience/update
    POST profile/work-experience/remove
    POST profile/update/experience
    GET profile/referee
    POST profile/referee
    POST profile/referee/add
    POST profile/referee/update
    POST profile/referee/remove
    POST profile/referee/send_email
    POST profile/referee/search
    GET questions memberNo code
    POST questions/update
    GET questions/refereeForm/{id}
    GET profile/specialization
    POST profile/specialization
    POST profile/specialization/update
    GET profile/institution
    POST profile/institution
    POST profile/institution/update
    POST profile/institution/remove
    GET profile/convictions
    POST profile/convictions
    POST profile/convictions/update
    POST profile/convictions/remove
    GET profile/attachments
    POST profile/attachments
    POST profile/attachments/update
    POST profile/attachments/remove
    GET profile/shareholders
    POST profile/shareholders
    POST profile/shareholders/update
    POST profile/shareholders/remove
    GET profile/directors
    POST profile/directors
    POST profile/directors/update
    POST profile/directors/remove
    GET profile/bankers
    POST profile/bankers
    POST profile/bankers/update
    POST profile/bankers/remove
    GET profile/facilities
    POST profile/facilities
    POST profile/facilities/update
    POST profile/facilities/remove
    GET profile/services
    POST profile/services
    POST profile/services/update
    POST profile/services/remove
    GET profile/employees
    POST profile/employees
    POST profile/employees/update
    POST profile/employees/remove
    GET profile/employees/employeeSetup
    GET checklist category type
    GET application/checklist/{type}
    GET checklist/disclaimer documentNo disclaimerType
    GET application
    GET application/document/{code}
    GET application/certificate/{code}
    GET application/rejectionLetter/{code}
    GET application/acceptanceLetter/{code}
    POST application/submit`),
  '3': callsOf(`
    GET profile/ledger
    GET billing/proforma/{code}
    GET billing/receipt/{code}
    GET billing/balance
    GET billing/history
    GET events
    GET events/all_events
    GET cpd_awards/awards memberNo
    GET upgrade/plans
    GET upgrade
    GET upgrade/checklist/{category}
    POST upgrade/submit
    POST upgrade/upgrade-report
    POST upgrade/acceptance-letter
    GET subs
    GET subs/proforma/{id}
    GET subs/receipt/{id}
    POST subs/certificate
    GET license
    GET license/profile
    POST license
    GET license/checklist/{id}
    GET license/good_standing_certificate/{id}
    POST license/update
    GET license/application/{id}
    GET license/{id}
    GET license/proforma/{id}
    GET profile/search term limit offset cursor
    GET profile/search/show/{profileId}
    GET profile/search/stats
    GET admin/settings
    POST admin/settings
    POST admin/updateSettings
    GET admin/users
    POST admin/updateUser/{id}
    POST admin/deleteUser/{id}
    POST admin/sendActivationLink
    POST admin/loginas
    POST admin/checkProfileApplication
    POST admin/createNewProfileApplication`),
}

function callsOf(text: string): readonly SpecifiedCall[] {
  return text
    .trim()
    .split('\n')
    .map((row) => {
      const [method = '', path = '', ...query] = row.trim().split(' ')
      return { method, path, query }
    })
}
