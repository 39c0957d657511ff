import { useParams, useSearchParams } from 'react-router-dom'
import { decodeText } from '../../../engine/format/base64-text.ts'

/** The contents of a referee's link, in the form that the calls take. */
export interface VisitedRefereeLink {
  readonly memberNo: string
  readonly code: string
  /** Only in links that answer in one step. */
  readonly action: 'accept' | 'reject' | undefined
  /** The query, unchanged. */
  readonly search: string
}

/** The referee and the code of the link: base64 in the query, standard or url-safe, or in the path. */
export function useRefereeLink(): VisitedRefereeLink {
  const { user = '', code = '' } = useParams()
  const [query] = useSearchParams()
  const action = plain(query.get('action') ?? '').toLowerCase()
  return {
    memberNo: plain(query.get('user') ?? user),
    code: plain(query.get('code') ?? code),
    action: action === 'accept' || action === 'reject' ? action : undefined,
    search: query.toString(),
  }
}

/** An unescaped plus sign of standard base64 arrives as a space. */
const plain = (encoded: string): string => decodeText(encoded.replaceAll(' ', '+')) ?? encoded
