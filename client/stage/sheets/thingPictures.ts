import { paintThing } from '../world/things/paintThing.ts'
import type { ThingName } from '../world/things/thingNames.ts'
import type { PictureSheet } from './PictureSheet.ts'

/** A thing as it is painted for maps, on the sheet of small pictures. It is painted once, in the size first asked. */
export function thingPicture(sheet: PictureSheet, name: ThingName, size: number): string {
  const frame = `thing:${name}`
  if (sheet.has(frame)) return frame
  const picture = paintThing(name, Math.ceil(size))
  return sheet.picture(frame, picture.width, picture.height, (brush) => brush.drawImage(picture, 0, 0))
}
