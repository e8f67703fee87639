import { useFormat } from '../../format/format.ts';

/** "3 minutes ago", with the exact time in its title. */
export function RelativeTime({ instant }: { readonly instant: string }) {
  const format = useFormat();
  return (
    <time dateTime={instant} title={format.dateTime(instant)}>
      {format.relativeTime(instant)}
    </time>
  );
}
