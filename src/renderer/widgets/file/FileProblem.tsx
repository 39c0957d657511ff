interface FileProblemProps {
  readonly children: string | undefined
  /** Whether a toast announces the same. */
  readonly hasToast?: boolean
}

/** Why a chosen file was not accepted, announced at once. */
export function FileProblem({ children, hasToast = false }: FileProblemProps) {
  return (
    <div {...(!hasToast && { role: 'alert' })}>
      {children !== undefined && (
        <p className="rg-error">
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
