<?php

declare(strict_types=1);

namespace Drupal\g30\BuildHook;

use Drupal\Component\Datetime\TimeInterface;
use Drupal\Component\Serialization\Json;
use Drupal\Core\Logger\LoggerChannelFactoryInterface;
use GuzzleHttp\ClientInterface;
use GuzzleHttp\Exception\GuzzleException;

/** Posts one signed request; docs/drupal-contract.md, "Webhook", has its form. */
final class Delivery {
  public function __construct(
    private readonly ClientInterface $client,
    private readonly TimeInterface $time,
    private readonly LoggerChannelFactoryInterface $loggers,
  ) {}

  public function post(string $url, string $secret, int $newest): bool {
    $body = Json::encode(['newest_change' => $newest]);
    $timestamp = (string) $this->time->getCurrentTime();
    $headers = [
      'Content-Type' => 'application/json',
      'X-G30-Timestamp' => $timestamp,
      'X-G30-Signature' => self::sign($secret, $timestamp, $body),
    ];
    try {
      $response = $this->client->request('POST', $url, [
        'headers' => $headers,
        'body' => $body,
        'timeout' => 10,
        'allow_redirects' => FALSE,
        'http_errors' => FALSE,
      ]);
      $status = $response->getStatusCode();
      $fault = $status >= 200 && $status < 300 ? NULL : "it answered $status";
    }
    catch (GuzzleException) {
      // The exception's words may name a secret of the address.
      $fault = 'it did not answer';
    }
    if ($fault !== NULL) {
      $this->loggers->get('g30')->error('The site at @host was not told to build: @fault. It is told again later.', [
        '@host' => (string) parse_url($url, PHP_URL_HOST),
        '@fault' => $fault,
      ]);
    }
    return $fault === NULL;
  }

  public static function sign(string $secret, string $timestamp, string $body): string {
    return 'sha256=' . hash_hmac('sha256', "$timestamp.$body", $secret);
  }
}
