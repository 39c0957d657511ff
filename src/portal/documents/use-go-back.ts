import { useNavigate } from 'react-router-dom'
import { isJsonObject } from '../../engine/json/json.ts'

/**
 * Goes back to the previous page of the portal, else to `otherwise`: a page opened by its address has no previous one.
 */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate()
  return () => {
    const state: unknown = window.history.state
    const before = isJsonObject(state) && typeof state['idx'] === 'number' ? state['idx'] : 0
    void (before > 0 ? navigate(-1) : navigate(otherwise))
  }
}
