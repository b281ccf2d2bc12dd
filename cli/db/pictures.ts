import { type Command, Option } from 'commander'
import { count } from '../../src/content/format/number.ts'
import { copyPictures } from '../../src/server/database/copy-pictures.server.ts'
import { diskStore, pictureStore } from '../../src/server/pictures/picture-store.server.ts'
import { env } from '../../src/server/settings/env.server.ts'
import { Failure, usageError } from '../command/failure.ts'
import { type Common, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'
import { ProgressBars } from '../command/terminal-progress-bars.ts'

type Options = Common & { to: 's3' | 'disk' }

export const dbPictures = (): Command =>
  staffCommand('pictures', 'copy the stock’s pictures to the bucket at PICTURES_S3_URL, or back to DATA_DIR')
    .addOption(new Option('--to <place>', 'where to copy them').choices(['s3', 'disk']).makeOptionMandatory())
    .addHelpText(
      'after',
      `${example('db pictures --to s3', 'db pictures --to disk')}

Both need PICTURES_S3_URL and its key. The site keeps running. If the command is interrupted, run it
again: it copies only what is missing. Run it once more after the site has started with the new
setting, for pictures that were added in the meantime. Nothing is deleted.`,
    )
    .action(async (options: Options) => {
      const settings = env()
      if (!settings.PICTURES_S3_URL) {
        throw usageError(
          'No bucket is configured.',
          'Set PICTURES_S3_URL, PICTURES_S3_KEY_ID and PICTURES_S3_SECRET for this command; the site does not need them yet.',
        )
      }
      const [bucket, disk] = [pictureStore(settings), diskStore(settings.DATA_DIR)]
      const [from, to] = options.to === 's3' ? [disk, bucket] : [bucket, disk]
      const bars = new ProgressBars(options)
      const { pictures, bytes, copied, missing } = await copyPictures(from, to, (finishedCount, of) =>
        bars.draw('pictures', finishedCount, of),
      ).finally(() => bars.end())
      if (missing.length > 0) {
        throw new Failure(
          `${count(missing.length, 'file')} could not be copied; the first is ${missing[0] ?? ''}.`,
          'Run the same command again: it copies what is missing.',
          undefined,
          { pictures, copied, missing },
        )
      }
      const next =
        options.to === 's3'
          ? `Start the site with PICTURES_S3_URL, run this once more, and delete ${disk.place} when \`larkway doctor\` finds all pictures.`
          : 'Start the site without PICTURES_S3_URL, run this once more, and empty the bucket when `larkway doctor` finds all pictures.'
      show(
        options,
        { from: from.place, to: to.place, pictures, bytes, copied, next },
        () =>
          `${to.place} has all ${count(pictures, 'file')} from ${from.place}; ${copied} ${copied === 1 ? 'was' : 'were'} copied just now.\n${next}`,
      )
    })
