/**
 * The SHA-256 of a file in hexadecimal digits; undefined if it cannot be read, or if the browser computes none because
 * the portal is not served over HTTPS.
 */
export async function hashOfFile(file: Blob): Promise<string | undefined> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return undefined
  }
}
