<?php

declare(strict_types=1);

namespace Drupal\g30\Changes;

use Drupal\Component\Serialization\Json;
use Drupal\Core\Session\AccountSwitcherInterface;
use Drupal\Core\Session\AnonymousUserSession;
use Drupal\g30\Language\ReadingLanguage;
use Drupal\g30\References\FieldReferrers;
use Symfony\Component\DependencyInjection\Attribute\Autowire;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\HttpKernel\HttpKernelInterface;

/** Reads collections of JSON:API as a visitor does. */
final class PublicCollections {
  /** The most items of a page of JSON:API. */
  private const PAGE = 50;

  public function __construct(
    #[Autowire(service: 'http_kernel.basic')]
    private readonly HttpKernelInterface $kernel,
    private readonly AccountSwitcherInterface $accounts,
    private readonly FieldReferrers $referrers,
    private readonly ReadingLanguage $languages,
  ) {}

  /**
   * Reads some items of a collection, each with the files of its fields, by the UUID of the item.
   *
   * The request gives the host of links; files have no language. An item that is shown in another language is left out.
   *
   * @return array<string, list<array<string, mixed>>>
   */
  public function read(Request $request, string $type, string $langcode, array $uuids): array {
    $this->accounts->switchTo(new AnonymousUserSession());
    try {
      $found = [];
      foreach (array_chunk($uuids, self::PAGE) as $some) {
        $found += $this->readPage($request, $type, $langcode, $some);
      }
      return $found;
    }
    finally {
      $this->accounts->switchBack();
    }
  }

  private function readPage(Request $request, string $type, string $langcode, array $uuids): array {
    [$entity_type, $bundle] = explode('--', $type);
    $include = implode(',', $this->referrers->fieldsOf($entity_type, $bundle, 'file'));
    $query = [
      'filter' => ['status' => '1', 'id' => ['condition' => ['path' => 'id', 'operator' => 'IN', 'value' => $uuids]]],
    ] + ($include === '' ? [] : ['include' => $include]);
    $path = $this->languages->prefix($langcode) . "/jsonapi/$entity_type/$bundle";
    $inner = $this->subrequest($request, $path, $query);
    $answer = $this->languages->anew(fn (): Response => $this->kernel->handle($inner, HttpKernelInterface::SUB_REQUEST, FALSE));
    $document = Json::decode((string) $answer->getContent());
    if (!$answer->isSuccessful() || !isset($document['data'])) {
      throw new \RuntimeException("The collection $type can't be read by visitors.");
    }
    $files = array_column($document['included'] ?? [], NULL, 'id');
    $found = [];
    foreach ($document['data'] as $resource) {
      if ($langcode !== '' && $resource['attributes']['langcode'] !== $langcode) {
        continue;
      }
      $found[$resource['id']] = [$resource, ...array_values(array_intersect_key($files, $this->targets($resource)))];
    }
    return $found;
  }

  private function subrequest(Request $request, string $path, array $query): Request {
    $server = array_intersect_key($request->server->all(), array_flip(['SCRIPT_NAME', 'SCRIPT_FILENAME', 'REMOTE_ADDR', 'REQUEST_TIME', 'REQUEST_TIME_FLOAT']));
    $address = $request->getSchemeAndHttpHost() . $request->getBaseUrl() . $path . '?' . http_build_query($query);
    $made = Request::create($address, 'GET', [], [], [], ['HTTP_ACCEPT' => 'application/vnd.api+json'] + $server);
    if ($request->hasSession()) {
      $made->setSession($request->getSession());
    }
    return $made;
  }

  /** The UUIDs of what a resource refers to, as keys. */
  private function targets(array $resource): array {
    $targets = [];
    foreach ($resource['relationships'] ?? [] as $relationship) {
      $data = $relationship['data'] ?? [];
      foreach (array_is_list($data) ? $data : [$data] as $target) {
        $targets[$target['id']] = TRUE;
      }
    }
    return $targets;
  }
}
