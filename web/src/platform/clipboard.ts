/** Copy what a field shows; without a secure context there is no clipboard, so the field is selected instead. */
export async function copyField(field: HTMLInputElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    field.select();
    document.execCommand("copy");
  }
}
