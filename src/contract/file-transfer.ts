/** No file may be larger, whatever a schema allows; bytes. */
export const generalFileLimit = 10_000_000

/**
 * How multipart form data carries a file: the part `data` contains the answers as JSON; each file part is named by the
 * JSON pointer of its answer without the leading slash (`Image`, `documents/0/file`). The part's file name and content
 * take precedence over `data`. Text parts named by a field are accepted as well, decoded by the schema's types.
 */
export const dataPart = 'data'

/** The path below the API base of a stored file. */
export const filePath = <const Id extends string>(id: Id) => `files/${id}` as const

/** The path below the API base of a file in the answers of a case. */
export const caseFilePath = <const Type extends string, const Case extends string, const Id extends string>(
  type: Type,
  named: Case,
  id: Id,
) => `cases/${type}/${named}/files/${id}` as const
