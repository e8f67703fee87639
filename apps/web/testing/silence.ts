/** A WAV file of silence with 8-bit samples. At 3000 a second, its size says less than its length. */
export function silence(seconds: number, samplesPerSecond: number): File {
  const samples = seconds * samplesPerSecond;
  const view = new DataView(new ArrayBuffer(44 + samples));
  const write = (place: number, text: string) => {
    for (const [index, letter] of [...text].entries()) view.setUint8(place + index, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  view.setUint32(4, 36 + samples, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, samplesPerSecond, true);
  view.setUint32(28, samplesPerSecond, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, samples, true);
  new Uint8Array(view.buffer, 44).fill(128);
  return new File([view.buffer], 'silence.wav', { type: 'audio/wav' });
}
