/** Why a chosen file was not accepted, announced at once. */
export function FileProblem({ children }: { readonly children: string | undefined }) {
  return (
    <div role="alert">
      {children !== undefined && (
        <p className="rg-error">
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
