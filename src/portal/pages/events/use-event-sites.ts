import type { EventBooking, UpcomingEvent } from '../../../contract/events.ts'
import { encodeText } from '../../../engine/format/base64-text.ts'
import { siteAddress } from '../../../engine/page/site-address.ts'
import { profileSummary } from '../../session/profile-summary.ts'
import { useUser } from '../../session/session-context.ts'
import { useStart } from '../../ui/start-context.ts'

/**
 * The addresses outside of the portal about an event or a booking: undefined where the organisation does not declare
 * the site, or the site asks for a member number that the user does not have.
 */
export function useEventSites() {
  const { sites } = useStart().tenant
  const memberNo = profileSummary(useUser())?.MemberNo ?? ''
  const member = { memberNo, memberCode: encodeText(memberNo) }
  const at = (site: string | undefined, values: Readonly<Record<string, string>>) =>
    site !== undefined && Object.hasOwn(sites, site)
      ? siteAddress(sites[site] ?? '', { ...member, ...values })
      : undefined
  return {
    ofEvent: (site: string | undefined, { no }: Pick<UpcomingEvent, 'no'>) =>
      at(site, { eventNo: no, eventCode: encodeText(no) }),
    ofBooking: (site: string, { bookingNo }: Pick<EventBooking, 'bookingNo'>) =>
      at(site, { bookingNo, bookingCode: encodeText(bookingNo) }),
  }
}
