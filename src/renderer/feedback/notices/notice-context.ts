import { createContext } from 'react'
import type { NoticeBoard } from './notice-board.ts'

/** The notices of a page. Without a provider, every notice is the only one. */
export const NoticeContext = createContext<NoticeBoard | undefined>(undefined)
