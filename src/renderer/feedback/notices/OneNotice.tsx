import { useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { NoticeBoard } from './notice-board.ts'
import type { NoticeName } from './notice-board.ts'
import { NoticeContext } from './notice-context.ts'

export interface OneNoticeProps {
  readonly name: NoticeName
  readonly children: ReactNode
}

/** A notice that applies; shown if no more urgent one does. */
export function OneNotice({ name, children }: OneNoticeProps) {
  const [alone] = useState(() => new NoticeBoard())
  const board = useContext(NoticeContext) ?? alone
  useLayoutEffect(() => board.add(name), [board, name])
  const first = useSyncExternalStore(board.subscribe, board.first)
  return first === name ? children : null
}
