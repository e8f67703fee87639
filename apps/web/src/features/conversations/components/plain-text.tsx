import { Link } from '../../../ui/link/link.tsx';
import { piecesOfText } from '../plain-text.rules.ts';

/** Text with its line breaks, and web addresses as links. */
export function PlainText({ text }: { readonly text: string }) {
  return (
    <p dir="auto" className="break-words whitespace-pre-wrap">
      {piecesOfText(text).map((piece, index) =>
        piece.isLink ? (
          <Link key={index} href={piece.text} className="break-all">
            {piece.text}
          </Link>
        ) : (
          piece.text
        ),
      )}
    </p>
  );
}
