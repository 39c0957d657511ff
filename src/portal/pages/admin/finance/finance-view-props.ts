/** What every part of the finance desk is given. */
export interface FinanceViewProps {
  /** The address's query. */
  readonly search: URLSearchParams
  readonly onGo: (search: URLSearchParams) => void
}
