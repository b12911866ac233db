/** The server showed the hash of its secret before it heard anyone's nonce, and the secret at the end: did it keep its word? */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Proof } from '../../wire.gen';

// Plain http on a local network has no crypto.subtle.
export function isHonest({ secret, nonces, seed }: Proof, commitment: string): boolean {
  const key = hexToBytes(secret);
  return (
    bytesToHex(sha256(key)) === commitment && bytesToHex(hmac(sha256, key, utf8ToBytes(nonces.join('/')))) === seed
  );
}
