import type { MemberNames } from '../../../contract/activation.ts'
import { encodeText } from '../../../engine/format/base64-text.ts'
import type { Api } from '../../api/api.ts'

/** A member of the register, as far as anybody may learn of them. */
export interface FoundMember extends MemberNames {
  readonly memberNo: string
}

/** Finds the member with a number. Rejects with an ApiError when there is none, or after too many searches. */
export async function fetchMember(api: Api, memberNo: string): Promise<FoundMember> {
  const names = await api.get(`profile/search/member?MemberNo=${encodeText(memberNo)}`)
  return { memberNo, ...names }
}
