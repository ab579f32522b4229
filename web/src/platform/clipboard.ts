/**
 * Copy the value of a field. Insecure contexts have no clipboard API, so the field is selected and copied with
 * `execCommand`.
 */
export async function copyField(field: HTMLInputElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    field.select();
    document.execCommand("copy");
  }
}
