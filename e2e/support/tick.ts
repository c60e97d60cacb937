import { expect, type Locator } from '@playwright/test'

/** Chooses a box or a dot by its words, as a person does: the control itself may be drawn away, and its words may not be covered. */
export async function tick(box: Locator): Promise<void> {
  await box.locator('xpath=ancestor::label[1]').click()
  await expect(box).toBeChecked()
}
