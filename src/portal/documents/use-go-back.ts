import { useNavigate } from 'react-router-dom'
import { isJsonObject } from '../../engine/json/json.ts'

/** To the page before in the portal, else to `otherwise`: of a page that was opened by its address there is none before. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate()
  return () => {
    const state: unknown = window.history.state
    const before = isJsonObject(state) && typeof state['idx'] === 'number' ? state['idx'] : 0
    void (before > 0 ? navigate(-1) : navigate(otherwise))
  }
}
