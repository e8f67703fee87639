import type { Database } from '../platform/db/database.ts';
import { addPost, addReply, placePost, setPostLike, setReplyLike } from '../community/forum/index.ts';
import { failUnexpectedly } from '../platform/http/errors.ts';
import { sampleDiscussions } from './demo.discussions.ts';

const hourMs = 60 * 60 * 1000;

/** Has the sample learners discuss, through the same code as for everybody. @param ids by their usernames */
export async function discuss(db: Database, ids: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const idOf = (name: string) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`Nobody of the samples is called ${name}`);
    return id;
  };
  const at = (hoursAgo: number) => {
    const then = new Date(now.getTime() - hoursAgo * hourMs);
    return { db, clock: { now: () => then } };
  };
  for (const post of sampleDiscussions.toSorted((a, b) => b.hoursAgo - a.hoursAgo)) {
    const { by, hoursAgo, title, content, category, careerPath, place, likedBy = [], replies = [] } = post;
    const body = { title, content, category, careerPath };
    const made = { userId: idOf(by), body, accepted: 'en' };
    const id = await db.transaction((tx) => addPost(tx, made, at(hoursAgo).clock.now()));
    if (place) await placePost(db, id, place);
    for (const name of likedBy) await setPostLike(at(hoursAgo - 1), idOf(name), id, true, failUnexpectedly);
    for (const { answers = [], ...reply } of replies) {
      const write = async (text: typeof reply, parentReplyId: number | null) => {
        const written = { userId: idOf(text.by), postId: id, body: { content: text.content, parentReplyId } };
        const replyId = await db.transaction((tx) =>
          addReply(tx, written, at(text.hoursAgo).clock.now(), failUnexpectedly),
        );
        for (const name of text.likedBy ?? [])
          await setReplyLike(at(text.hoursAgo), idOf(name), replyId, true, failUnexpectedly);
        return replyId;
      };
      const replyId = await write(reply, null);
      for (const one of answers) await write(one, replyId);
    }
  }
}
