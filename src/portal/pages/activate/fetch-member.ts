import type { MemberNames } from '../../../contract/activation.ts'
import { encodeText } from '../../../engine/format/base64-text.ts'
import type { Api } from '../../api/api.ts'

/** The public data of a member of the register. */
export interface FoundMember extends MemberNames {
  readonly memberNo: string
}

/** Finds the member with a number. Rejects with an ApiError if there is none, or after too many searches. */
export async function fetchMember(api: Api, memberNo: string): Promise<FoundMember> {
  const names = await api.get(`profile/search/member?MemberNo=${encodeText(memberNo)}`)
  return { memberNo, ...names }
}
